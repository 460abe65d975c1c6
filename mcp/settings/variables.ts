/** What this server's variables shall hold, in words for its user. */
export const VARIABLES = {
  SERVICE_API_KEY: "an API key (dashboard, Settings, API Keys)",
  SERVICE_API_URL: "the API's address, such as https://coaching.example/api/v1",
} as const;
