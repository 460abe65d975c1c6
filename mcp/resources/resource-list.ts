/** The service's own description. */
export const OPENAPI_URI = "coaching://openapi.json";

/** Resources with an address of their own. */
export const RESOURCES = [
  {
    uri: OPENAPI_URI,
    name: "openapi.json",
    title: "API description",
    description: "The service's own OpenAPI 3.0 description.",
    mimeType: "application/json",
  },
] as const;
