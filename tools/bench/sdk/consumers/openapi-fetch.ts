import createClient from "openapi-fetch";
import type { paths } from "../../../../spec/generated/schema.ts";

const client = createClient<paths>({ baseUrl: "https://api.example", headers: { authorization: "Bearer key" } });
const { data } = await client.GET("/api/v1/reports", { params: { query: { limit: 20 } } });
export const scores: number[] = data?.data.map((report) => report.overall_score) ?? [];
