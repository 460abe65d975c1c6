import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { id, paging, text } from "../input/fields.ts";
import { readList } from "../service/read-list.ts";
import { toMinute, toMinutes } from "../text/format.ts";

/** Roleplay practice sessions, newest first. */
export const listRoleplaySessions = defineTool({
  name: "list_roleplay_sessions",
  title: "List roleplay sessions",
  description:
    "Lists roleplay practice sessions, newest first: who practised what against which persona, and the score. Filter by user or status.",
  annotations: READS,
  input: z.strictObject({
    user_id: id("Only this user's sessions").optional(),
    status: text(100, "E.g. scheduled, in_progress, completed, scored, abandoned, failed").optional(),
    ...paging,
  }),
  output: LIST_OUTPUT,
  run({ pages, ...query }, context) {
    return readList(
      {
        list: context.svc.roleplay.sessions.list(query, { signal: context.signal }),
        pages,
        columns: ["id", "created_at", "status", "score", "minutes", "scenario", "difficulty", "persona", "user_id"],
        toRow: (session) => [
          session.id,
          toMinute(session.created_at),
          session.status,
          session.overall_score,
          toMinutes(session.duration_seconds),
          session.scenario.name,
          session.scenario.difficulty,
          `${session.persona.name}, ${session.persona.title}, ${session.persona.company}`,
          session.user_id,
        ],
      },
      context,
    );
  },
});
