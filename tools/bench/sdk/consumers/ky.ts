import ky from "ky";

const client = ky.create({ prefixUrl: "https://api.example", headers: { authorization: "Bearer key" } });
const page = await client.get("reports", { searchParams: { limit: 20 } }).json<{ data: { overall_score: number }[] }>();
export const scores: number[] = page.data.map((report) => report.overall_score);
