const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "D" }] };

/** Calls every operation, and every error response that a client can bring about with a request that the spec allows. */
export async function tour(url, { keys, ids }) {
  let responses = 0;
  const call = async (expected, method, path, { key = keys.admin, json, headers = {} } = {}) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(json ? { "content-type": "application/json" } : {}), ...headers },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    const text = await response.text();
    const violations = response.headers.get("sl-violations");
    if (response.status !== expected || violations) {
      throw new Error(
        `${method} ${path}: expected ${expected}, got ${response.status}\n${violations ?? ""}\n${text.slice(0, 1000)}`,
      );
    }
    responses += 1;
    return { headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  const absent = "00000000-0000-4000-8000-000000000000";

  await call(200, "GET", "openapi.json");
  for (const search of [
    "",
    "?page=2&limit=10",
    "?status=completed",
    "?from=2026-01-01&to=2099-12-31T23:59:59Z",
    "?page=99",
  ])
    await call(200, "GET", `meetings${search}`);
  await call(200, "GET", `meetings/${ids.meeting}`);
  await call(200, "GET", `meetings/${ids.meeting}/report`);
  for (const search of ["", "?min_score=10&max_score=90"]) await call(200, "GET", `reports${search}`);
  await call(200, "GET", `reports/${ids.report}`);
  for (const range of ["week", "month", "quarter", "year", "all"])
    await call(200, "GET", `team/stats?time_range=${range}`);
  for (const search of ["", "?industry=logi&prospect_title=vp"]) await call(200, "GET", `insights${search}`);
  for (const search of ["", "?status=scored"]) await call(200, "GET", `roleplay/sessions${search}`);
  for (const search of ["", "?is_active=true&call_type=discovery"]) await call(200, "GET", `templates${search}`);

  const headers = { "idempotency-key": "tour" };
  const created = await call(201, "POST", "templates", { json: TEMPLATE, headers });
  await call(201, "POST", "templates", { json: TEMPLATE, headers });
  await call(422, "POST", "templates", { json: { ...TEMPLATE, name: "Other" }, headers });
  const path = `templates/${created.body.data.id}`;
  const etag = created.headers.get("etag");
  await call(304, "GET", path, { headers: { "if-none-match": etag } });
  await call(200, "PUT", path, { json: { coaching_tone: "direct", description: null }, headers: { "if-match": etag } });
  await call(412, "PUT", path, { json: { name: "New" }, headers: { "if-match": etag } });
  await call(412, "DELETE", path, { headers: { "if-match": etag } });
  await call(200, "DELETE", path);
  await call(404, "DELETE", path);

  for (const missing of [`meetings/${absent}`, `meetings/${absent}/report`, `reports/${absent}`, `templates/${absent}`])
    await call(404, "GET", missing);
  await call(401, "GET", "meetings", { key: keys.revoked });
  await call(403, "GET", "meetings", { key: keys.unpaid });
  await call(403, "GET", "meetings", { key: keys.write });
  await call(403, "POST", "templates", { key: keys.read, json: TEMPLATE });
  await call(400, "GET", "meetings?from=2025-02-29");
  await call(400, "GET", "reports?min_score=80&max_score=70");
  return responses;
}
