/** Resources with an address of their own. */
export const RESOURCES = [
  {
    uri: "coaching://openapi.json",
    name: "openapi.json",
    title: "API description",
    description: "The service's own OpenAPI 3.0 description.",
    mimeType: "application/json",
  },
] as const;
