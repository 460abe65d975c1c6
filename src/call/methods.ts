/** Whether a request changes something when it arrives. */
export function isWrite(method: string): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(method);
}

/** Whether a request may be sent twice and change no more than once. */
export function isRepeatable(method: string): boolean {
  return !isWrite(method) || method === "PUT" || method === "DELETE";
}
