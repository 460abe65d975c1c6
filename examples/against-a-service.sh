# Runs examples against a service, from the root of the repository. The last one serves until Ctrl-C.
set -euo pipefail

# #region run
export SERVICE_API_URL=http://localhost:4010/api/v1 SERVICE_API_KEY=svc_live_…
npx tsx examples/first-call.ts
npx tsx examples/run.ts paging   # any other of the first nine
npx tsx examples/hono-app/main.ts
# #endregion
