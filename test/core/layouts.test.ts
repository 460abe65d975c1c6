import { expect, it } from "vitest";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";

/** Each line as `seconds speaker: text`. */
it.each([
  [
    "Ana Ruiz: (00:05)\nHi.\nBo Lind: [00:09]\nYes: fine.\nAna Ruiz: 0:12\nGood.\nBo Lind: [ 0:15 ]\nOk.",
    "5 Ana Ruiz: Hi. / 9 Bo Lind: Yes: fine. / 12 Ana Ruiz: Good. / 15 Bo Lind: Ok.",
  ],
  [
    "Ana Ruiz: (00:05)\nHi.\nBo Lind: (00:09)\nYes: fine.",
    "- Ana Ruiz: (00:05) / - Ana Ruiz: Hi. / - Bo Lind: (00:09) / - Yes: fine.",
  ],
  ["Ana Ruiz: (00:05)\nHi.", "- Ana Ruiz: (00:05) / - Ana Ruiz: Hi."],
  [
    "ana: (00:05)\nana: hello\nana: (00:09)\nok.\nana: (00:10)\nana: so.",
    "- : ana: (00:05) / - : ana: hello / - : ana: (00:09) / - : ok. / - : ana: (00:10) / - : ana: so.",
  ],
  [
    "Ana: (00:05)\nBo: (00:07)\nHi.\nAna: (00:09)\nYes.",
    "- Ana: (00:05) / - Bo: (00:07) / - Bo: Hi. / - Ana: (00:09) / - Ana: Yes.",
  ],
  [
    "0:01 --> 0:04\nAna\nHi.\n0:05 --> 0:09\nBo\nYes.\n0:10 --> 0:11\nCy\nOk.\n0:12 --> 0:13\nso.\n0:14 --> 0:15\nwell.",
    "1 Ana: Hi. / 5 Bo: Yes. / 10 Cy: Ok. / 12 : so. / 14 : well.",
  ],
  [
    "0:01 --> 0:04\nAna\nHi.\n0:05 --> 0:09\nBo\nYes.\n0:12 --> 0:13\nso.\n0:14 --> 0:15\nwell.",
    "1 : Ana / 1 : Hi. / 5 : Bo / 5 : Yes. / 12 : so. / 14 : well.",
  ],
  ["0:01 --> 0:04\nAna\nHi.", "1 : Ana / 1 : Hi."],
  ["0:01 --> 0:04\nAna\nHi.\n0:05\nso.\n0:09 --> 0:10\nBo\nYes.", "1 Ana: Hi. / 5 Ana: so. / 9 Bo: Yes."],
  [
    "[Ana] Hi.\n[Bo]: Yes.\n…\nok.\n[Ana] So.\nwell.",
    "- Ana: Hi. / - Bo: Yes. / - Bo: … / - Bo: ok. / - Ana: So. / - Ana: well.",
  ],
  ["[Ana] Hi.\n[Bo] Yes.\nok.\nso.", "- : [Ana] Hi. / - : [Bo] Yes. / - : ok. / - : so."],
  ["[Ana] Hi.", "- : [Ana] Hi."],
  ["[Ana] Hi.\n[music plays] Yes.\n[Bo] Ok.", "- Ana: Hi. / - Ana: [music plays] Yes. / - Bo: Ok."],
  ["[00:01] [Ana] Hi.\n[00:05] [Bo] Yes.", "1 Ana: Hi. / 5 Bo: Yes."],
  ["0:01 Ana: Hi.\n0:05 Ok.", "1 Ana: Hi. / 5 : Ok."],
  ["Ana: One.\n10:30 is fine.", "- Ana: One. / - Ana: 10:30 is fine."],
  ["0:01 hello\n0:05 there", "1 : hello / 5 : there"],
  ["Ana (0:01): Hi.\n10:30 is fine.", "1 Ana: Hi. / 1 Ana: 10:30 is fine."],
  ["0:01 Ana: Hi.\nBo (0:04): Yes.\n0:09 Ok.", "1 Ana: Hi. / 4 Bo: Yes. / 9 : Ok."],
  ["[0:01] Ana: Hi.\n0:04 Ana: Yes.\n0:09 Ok.", "1 Ana: Hi. / 1 Ana: 0:04 Ana: Yes. / 1 Ana: 0:09 Ok."],
  ["[0:01]\nana: hi\n[0:04]\nbo: yes", "1 ana: hi / 4 bo: yes"],
  ["[0:01] Ana: Hi.\nBig Deal: yes.", "1 Ana: Hi. / 1 Ana: Big Deal: yes."],
  ["1. Price: high\n2. Term: low", "- : 1. Price: high / - : 2. Term: low"],
  ["ana ruiz  0:12\nHi.\nbo  0:14\nYes.", "12 ana ruiz: Hi. / 14 bo: Yes."],
  ["[Ana Ruiz]  0:12\nHi.", "12 Ana Ruiz: Hi."],
  ["[Ana] Ruiz  0:12\nHi.", "12 [Ana] Ruiz: Hi."],
  ["0:03 Ana Ruiz\nHi.\n0:05 Bo\nYes.\n0:09 Ana Ruiz\nWell.", "3 Ana Ruiz: Hi. / 5 Bo: Yes. / 9 Ana Ruiz: Well."],
  ["0:03 Ana Ruiz\nHi.\n0:05 Bo\nYes.", "3 : Ana Ruiz / 3 : Hi. / 5 : Bo / 5 : Yes."],
  ["0:03 - Ana Ruiz\nHi.\n0:05  |  Bo\nYes.", "3 Ana Ruiz: Hi. / 5 Bo: Yes."],
  ["0:03 - Ana Ruiz\nHi.", "3 : Ana Ruiz / 3 : Hi."],
  ["0:03 - Ana Ruiz\nHi.\n0:05 Bo-Li\nYes.", "3 : Ana Ruiz / 3 : Hi. / 5 : Bo-Li / 5 : Yes."],
  [
    "0:03 Ana\nHi.\n0:05 yes we do.\nOk.\n0:09 Ana\nWell.",
    "3 : Ana / 3 : Hi. / 5 : yes we do. / 5 : Ok. / 9 : Ana / 9 : Well.",
  ],
  ["0:03 Ana\nHi.\n0:09 Ana", "3 : Ana / 3 : Hi. / 9 : Ana"],
  ["0:03 Ana\n0:05 Ana\nHi.", "3 : Ana / 5 : Ana / 5 : Hi."],
  ["0:03 Ana\nHi.\n0:04\n0:09 Ana\nWell.", "3 Ana: Hi. / 9 Ana: Well."],
  ["Ana Ruiz\n\n0:03\n\nHi.\n\nBo\n\n0:05\n\nYes.", "3 Ana Ruiz: Hi. / 5 Bo: Yes."],
  ["Ana Ruiz\n0:03\nHi.\n0:05\nyes.\n0:07\nok.", "- : Ana Ruiz / 3 : Hi. / 5 : yes. / 7 : ok."],
  ["[2:05:33 PM] Ana: Hi.\n[12:05:33 am] Bo: Yes.", "50733 Ana: Hi. / 333 Bo: Yes."],
  ["Ana: One.\n1:05\nThree.", "- Ana: One. / 65 Ana: Three."],
  ["[0:01] Ana: Hi.\n0:04 --> 0:05\nHm.", "1 Ana: Hi. / 4 : Hm."],
  ["Ana: One.\nAna (Acme): Two.", "- Ana: One. / - Ana: Two."],
  ["0:01\nHi.\n12\n0:05\nRoom 12\n0:09\n12 rooms\n0:12\nOk.", "1 : Hi. / 5 : Room 12 / 9 : 12 rooms / 12 : Ok."],
  ["\ufeffAna: One.", "- Ana: One."],
  ["0:01 --> 0:04\nhi you.\nso on.\n0:05 --> 0:09\nok so.\nmore.", "1 : hi you. / 1 : so on. / 5 : ok so. / 5 : more."],
  ["0:01\nAna\nHi.\n0:05\nBo\nYes.", "1 : Ana / 1 : Hi. / 5 : Bo / 5 : Yes."],
  ["0:03 - 0:04 Ana\nHi.\n0:05 - 0:06 Bo\nYes.", "3 : Ana / 3 : Hi. / 5 : Bo / 5 : Yes."],
])("%j is read as %j", (text, expected) => {
  const lines = parseTranscript(text).map(
    ({ seconds, speaker, text: said }) => `${seconds ?? "-"} ${speaker}: ${said}`,
  );
  expect(lines.join(" / ")).toBe(expected);
});
