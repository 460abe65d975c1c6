/** Result of an operation. Its body is serialized JSON, as text or UTF-8, since most of it is stored that way. */
export interface OperationResult {
  status: number;
  body: string | Buffer<ArrayBuffer> | null;
  headers?: Record<string, string>;
}

/** Wraps one object in the envelope. `document` is its JSON. */
export function objectResult(
  document: string,
  options: { status?: number; headers?: Record<string, string> } = {},
): OperationResult {
  const { status = 200, headers } = options;
  return { status, body: `{"data":${document},"error":null,"meta":null}`, ...(headers ? { headers } : {}) };
}

const PAGE_START = '{"data":[';

/** Wraps one page of a list in the envelope. `documents` are its objects in JSON, joined by commas. */
export function pageResult(
  documents: Uint8Array,
  position: { page: number; limit: number; total: number },
): OperationResult {
  const { page, limit, total } = position;
  const pages = `"total":${total},"total_pages":${Math.ceil(total / limit)},"has_more":${page * limit < total}`;
  const end = `],"error":null,"meta":{"page":${page},"limit":${limit},${pages}}}`;
  const body = Buffer.allocUnsafe(PAGE_START.length + documents.length + end.length);
  body.write(PAGE_START);
  body.set(documents, PAGE_START.length);
  body.write(end, PAGE_START.length + documents.length);
  return { status: 200, body };
}

/** Merges two JSON objects that share no member. */
export function joinObjects(left: string, right: string): string {
  return `${left.slice(0, -1)},${right.slice(1)}`;
}
