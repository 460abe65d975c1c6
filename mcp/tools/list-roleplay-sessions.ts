import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { paging, person, text } from "../input/fields.ts";
import { requirePerson } from "../service/name-people.ts";
import { isFiltered, readListPages } from "../service/read-list.ts";
import { toMinute, toMinutes } from "../text/format.ts";
import { readNumber, readText } from "../text/read-value.ts";

/** Roleplay practice sessions, newest first. */
export const listRoleplaySessions = defineTool({
  name: "list_roleplay_sessions",
  title: "List roleplay sessions",
  description:
    "Lists roleplay practice sessions, newest first: who practiced what against which persona, and the score. Filter by user or status.",
  annotations: READS,
  input: z.strictObject({
    user: person().optional(),
    status: text(100, "E.g. scheduled, in_progress, completed, scored, abandoned, failed").optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, user, ...query }, context) {
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    return readListPages(
      {
        list: context.svc.roleplay.sessions.list({ ...query, user_id: userId }, { signal: context.signal }),
        pages,
        isFiltered: isFiltered({ user, status: query.status }),
        columns: ["created_at", "status", "rep", "score", "minutes", "scenario", "difficulty", "persona"],
        toRows: (session, nameOf) => [
          [
            toMinute(session.created_at),
            readText(session.status),
            nameOf(session.user_id),
            readNumber(session.overall_score),
            toMinutes(session.duration_seconds),
            readText(session.scenario?.name),
            readText(session.scenario?.difficulty),
            [session.persona?.name, session.persona?.title, session.persona?.company]
              .flatMap((part) => readText(part) ?? [])
              .join(", "),
          ],
        ],
      },
      context,
    );
  },
});
