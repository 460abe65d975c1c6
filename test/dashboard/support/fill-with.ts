import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  type ReferenceServer,
} from "../../../server-mock/library/index.ts";

/** Fills an organization with one text, wherever somebody can write one; criteria need names of their own. */
export async function fillWith(
  { org }: ReferenceServer,
  text: string,
  criteria: readonly string[],
): Promise<{ meetingId: string }> {
  const weight = 100 / criteria.length;
  const user = await org.add(aUser({ name: text, role: "superadmin", is_active: true }));
  const template = await org.add(
    aTemplate({
      name: text,
      prompt_template: text,
      grading_criteria: criteria.map((name) => ({ name, weight, description: text })),
    }),
  );
  const meeting = await org.add(
    aMeeting({
      title: text,
      user_id: user.id,
      participants: [
        { name: text, email: "a@b.example", is_internal: true },
        { name: `${text} 2`, is_internal: false },
      ],
      transcript: `[00:00:01] ${text}: ${text}\n[00:00:09] ${text} 2: ${text}`,
    }),
  );
  await org.add(
    aReport({
      ...{ meeting_id: meeting.id, template_id: template.id, template_name: text, user_id: user.id, feedback: text },
      ...{ strengths: [text], improvements: [text], next_steps: [text] },
      criteria_scores: criteria.map((name) => ({
        ...{ name, weight, score: 70, feedback: text },
        evidence: [{ quote: text, timestamp_seconds: 1 }],
      })),
      overall_score: 70,
    }),
  );
  await org.add(
    anInsight({
      ...{ meeting_id: meeting.id, title: text, summary: text, quote: text, speaker_name: text, industry: text },
      ...{ company_name: text, prospect_name: text, prospect_title: text, tags: [text] },
    }),
  );
  await org.add(
    aRoleplaySession({
      user_id: user.id,
      scenario: {
        id: "d8e6c1a0-2f4b-4b9d-a7c3-1e5f6a7b8001",
        name: text,
        call_type: "discovery",
        difficulty: "medium",
      },
      persona: { name: text, title: text, company: text, industry: text },
    }),
  );
  await org.createKey({ permissions: ["read"], name: text.slice(0, 100) });
  return { meetingId: meeting.id };
}
