import { Octokit } from "octokit";

const octokit = new Octokit({ auth: "key" });
const page = await octokit.rest.issues.listForRepo({ owner: "o", repo: "r", per_page: 20 });
export const titles: string[] = page.data.map((issue) => issue.title);
for await (const response of octokit.paginate.iterator(octokit.rest.issues.listForRepo, { owner: "o", repo: "r" })) {
  titles.push(...response.data.map((issue) => issue.title));
}
