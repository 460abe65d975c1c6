import { demoDataset } from "../../demo/dataset.ts";
import type { ServiceRecord } from "../../records/records.ts";
import type { MeetingDetail } from "../../records/resources.ts";

/** A Wednesday afternoon. */
export const now = new Date("2026-11-18T14:20:00.000Z");

/** The demo data as it is by default. */
export const records: readonly ServiceRecord[] = [...demoDataset({ now })];

type Values = { [Kind in ServiceRecord["kind"]]: Extract<ServiceRecord, { kind: Kind }>["value"][] };

function sorted(): Values {
  const values: Values = {
    organization: [],
    user: [],
    template: [],
    meeting: [],
    report: [],
    insight: [],
    session: [],
  };
  for (const { kind, value } of records) {
    if (kind === "organization") values.organization.push(value);
    else if (kind === "user") values.user.push(value);
    else if (kind === "template") values.template.push(value);
    else if (kind === "meeting") values.meeting.push(value);
    else if (kind === "report") values.report.push(value);
    else if (kind === "insight") values.insight.push(value);
    else if (kind === "session") values.session.push(value);
  }
  return values;
}

const values = sorted();

/** The values of one kind, in the order in which they were made. */
export function all<Kind extends ServiceRecord["kind"]>(kind: Kind): Values[Kind] {
  return values[kind];
}

export interface TranscriptLine {
  seconds: number;
  speaker: string;
  text: string;
}

const linePattern = /^\[(\d\d):(\d\d):(\d\d)\] (.+?): (.+)$/;

export function linesOf({ transcript }: MeetingDetail): TranscriptLine[] {
  return (transcript ?? "").split("\n").map((line) => {
    const [, hours, minutes, seconds, speaker, text] = linePattern.exec(line) ?? [];
    if (speaker === undefined || text === undefined) throw new Error(`Expected a transcript line, got "${line}"`);
    return { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), speaker, text };
  });
}
