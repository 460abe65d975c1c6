/** Address of the service's OpenAPI document. */
export const OPENAPI_URI = "coaching://openapi.json";

/** Resources with a fixed address. */
export const RESOURCES = [
  {
    uri: OPENAPI_URI,
    name: "openapi.json",
    title: "OpenAPI document",
    description: "The service's OpenAPI 3.0 document.",
    mimeType: "application/json",
  },
] as const;
