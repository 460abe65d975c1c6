import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  type OrganizationHandle,
} from "../../../server-mock/library/index.ts";

/** Ids of objects that hold a text wherever people can write. */
export interface InjectedObjects {
  meeting: string;
  report: string;
  template: string;
}

/** Adds one object of each kind, with the same words in every place that people write in or speak into. */
export async function addInjected(org: OrganizationHandle, words: string): Promise<InjectedObjects> {
  const user = await org.add(aUser({ name: words }));
  const transcript = `[00:00:01] Ana Ruiz: ${words}\n[00:00:02] ${words}`;
  const participants = [{ name: words, title: words, company: words, is_internal: false }];
  const meeting = await org.add(
    aMeeting({ title: words, participants, transcript, user_id: user.id, status: "completed" }),
  );
  const criterion = {
    name: words,
    weight: 100,
    score: 80,
    feedback: words,
    evidence: [{ quote: words, timestamp_seconds: 1 }],
  };
  const report = await org.add(
    aReport({
      meeting_id: meeting.id,
      user_id: user.id,
      template_name: words,
      feedback: words,
      strengths: [words],
      improvements: [words],
      next_steps: [words],
      criteria_scores: [criterion],
    }),
  );
  const template = await org.add(
    aTemplate({
      name: words,
      prompt_template: words,
      description: words,
      industry_context: words,
      grading_criteria: [{ name: words, weight: 100, description: words }],
    }),
  );
  await org.add(
    anInsight({
      meeting_id: meeting.id,
      title: words,
      summary: words,
      quote: words,
      prospect_name: words,
      prospect_title: words,
      company_name: words,
      industry: words,
    }),
  );
  await org.add(
    aRoleplaySession({
      user_id: user.id,
      scenario: { id: user.id, name: words, call_type: "demo", difficulty: "hard" },
      persona: { name: words, title: words, company: words, industry: words },
    }),
  );
  return { meeting: meeting.id, report: report.id, template: template.id };
}
