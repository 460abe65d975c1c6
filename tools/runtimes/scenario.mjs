// The same work on every runtime. Plain JavaScript on the platform's own globals; each check throws when it does not hold.

/** Runs every check; resolves with their names. */
export async function scenario({ SvcClient, isSvcError }, { baseUrl, apiKey, readKey }) {
  const svc = new SvcClient({ apiKey, baseUrl, maxRetries: 0, allowBrowser: true });
  const done = [];
  const check = (name, holds) => {
    if (!holds) throw new Error(`does not hold: ${name}`);
    done.push(name);
  };
  const failure = async (work) => {
    try {
      await work();
    } catch (error) {
      return error;
    }
    throw new Error("nothing was thrown");
  };

  const page = await svc.meetings.list({ limit: 2 });
  check("a page has items and knows of the next", page.data.length === 2 && page.hasNextPage);
  const titles = [];
  for await (const meeting of svc.meetings.list({ limit: 2 })) titles.push(meeting.title);
  check("an iteration gives every item once", titles.length === 5 && new Set(titles).size === 5);
  check(
    "a concurrent iteration gives the same",
    (await svc.meetings.list({ limit: 1 }, { concurrency: 3 }).toArray()).map(({ title }) => title).join() ===
      titles.join(),
  );

  const { data: created, response } = await svc.templates
    .create({
      name: "Größe 📏",
      prompt_template: "Score it.",
      grading_criteria: [{ name: "One", weight: 100, description: "All of it." }],
    })
    .withResponse();
  check("a template is created, its name unharmed", created.name === "Größe 📏" && response.status === 201);
  check("headers can be read", response.headers.get("content-type")?.includes("application/json"));
  check(
    "a template is changed",
    (await svc.templates.update(created.id, { coaching_tone: "direct" })).coaching_tone === "direct",
  );
  check("a template is deleted", (await svc.templates.delete(created.id)).deleted === true);

  const missing = await failure(() => svc.templates.get(created.id));
  check(
    "a missing object is a NotFoundError",
    isSvcError(missing) && missing.name === "NotFoundError" && missing.status === 404,
  );
  const rejected = await failure(() => svc.withOptions({ apiKey: readKey }).templates.delete(created.id));
  check(
    "a missing permission is a PermissionError",
    isSvcError(rejected) && rejected.code === "insufficient_permission",
  );
  const controller = new AbortController();
  controller.abort();
  const aborted = await failure(() => svc.team.stats({}, { signal: controller.signal }));
  check("an aborted call is an AbortedError", isSvcError(aborted) && aborted.code === "aborted");
  const unreachable = await failure(() => svc.withOptions({ baseUrl: "http://127.0.0.1:1" }).team.stats());
  check("no service is a ConnectionError", isSvcError(unreachable) && unreachable.code === "connection_error");
  check(
    "nothing shows the key",
    ![missing, rejected, aborted, unreachable].some(
      (error) => JSON.stringify(error).includes(apiKey) || String(error.stack).includes(apiKey),
    ),
  );
  return done;
}
