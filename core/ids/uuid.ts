/** A whole uuid in either case, as the API document has its ids. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reports whether a text is a whole uuid. */
export const isUuid = (text: string): boolean => UUID.test(text);
