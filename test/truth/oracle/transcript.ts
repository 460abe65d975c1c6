/** Who said what, and when. */
export interface MeetingLine {
  seconds: number;
  speaker: string;
  text: string;
}

const LINE = /^\[(\d\d):(\d\d):(\d\d)\] (.+?): (.*)$/;

/** Lines of a transcript in the form that the API has (assumed). */
export function linesOf(transcript: string | null): MeetingLine[] {
  return (transcript ?? "").split("\n").flatMap((line) => {
    const [, hours, minutes, seconds, speaker, text] = LINE.exec(line) ?? [];
    if (speaker === undefined || text === undefined) return [];
    return [{ seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), speaker, text }];
  });
}
