/** Descriptions of this server's environment variables, for error messages. */
export const VARIABLES = {
  SERVICE_API_KEY: "an API key (dashboard, Settings, API Keys)",
  SERVICE_API_URL: "the API's address, such as https://coaching.example/api/v1",
} as const;
