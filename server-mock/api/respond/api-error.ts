import type { ErrorCode, ErrorDetail, Permission } from "../../records/resources.ts";

/** HTTP status of each error code. */
export const STATUS_OF = {
  validation_error: 400,
  invalid_json: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  subscription_required: 403,
  insufficient_permission: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  idempotency_conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** Members of an error besides its code and message. */
export interface ApiErrorOptions {
  /** Status, where it differs from that of the code. */
  status?: number;
  details?: ErrorDetail[];
  required?: string;
  granted?: readonly Permission[];
  headers?: Record<string, string>;
}

/** An error response; the client reads its message. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly options: ApiErrorOptions;

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.code = code;
    this.status = options.status ?? STATUS_OF[code];
    this.options = options;
  }

  /** Body of the response. */
  toBody(requestId: string): string {
    const { details, required, granted } = this.options;
    const error = {
      code: this.code,
      message: this.message,
      ...(details ? { details } : {}),
      ...(required ? { required } : {}),
      ...(granted ? { granted } : {}),
      request_id: requestId,
    };
    return JSON.stringify({ data: null, error, meta: null });
  }
}
