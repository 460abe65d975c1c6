/** Result of an operation. Its body is JSON text already, since most of it was stored so. */
export interface OperationResult {
  status: number;
  body: string | null;
  headers?: Record<string, string>;
}

/** One object in the envelope. `document` is its JSON. */
export function objectResult(
  document: string,
  options: { status?: number; headers?: Record<string, string> } = {},
): OperationResult {
  const { status = 200, headers } = options;
  return { status, body: `{"data":${document},"error":null,"meta":null}`, ...(headers ? { headers } : {}) };
}

/** One page of a list in the envelope. `list` is its JSON. */
export function pageResult(list: string, position: { page: number; limit: number; total: number }): OperationResult {
  const { page, limit, total } = position;
  const pages = `"total":${total},"total_pages":${Math.ceil(total / limit)},"has_more":${page * limit < total}`;
  const meta = `{"page":${page},"limit":${limit},${pages}}`;
  return { status: 200, body: `{"data":${list},"error":null,"meta":${meta}}` };
}

/** One JSON object out of two that share no member. */
export function joinObjects(left: string, right: string): string {
  return `${left.slice(0, -1)},${right.slice(1)}`;
}
