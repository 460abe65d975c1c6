import axios from "axios";

const client = axios.create({ baseURL: "https://api.example", headers: { authorization: "Bearer key" } });
const page = await client.get<{ data: { overall_score: number }[] }>("/reports", { params: { limit: 20 } });
export const scores: number[] = page.data.data.map((report) => report.overall_score);
