import { Octokit } from "octokit";

export function create({ origin, apiKey }) {
  const octokit = new Octokit({ auth: apiKey, baseUrl: origin });
  return {
    client: octokit,
    list: async () => (await octokit.request("GET /reports", { page: 1, per_page: 20 })).data.data,
    iterate: (limit) => iterate(octokit, limit),
  };
}

async function* iterate(octokit, limit) {
  for await (const response of octokit.paginate.iterator("GET /reports", { per_page: limit }))
    yield* response.data.data;
}
