import { Random } from "../../support/random.ts";

const METHODS = [
  "ping",
  "tools/list",
  "tools/call",
  "prompts/list",
  "prompts/get",
  "resources/list",
  "resources/read",
  "resources/templates/list",
  "completion/complete",
  "initialize",
  "logging/setLevel",
  "nope/nothing",
  "__proto__",
  "",
];

const PARAMS = [
  undefined,
  {},
  { name: "list_meetings", arguments: {} },
  { name: "list_meetings", arguments: { limit: "x" } },
  { name: "get_team_stats", arguments: { time_range: "all" }, _meta: { progressToken: "p" } },
  { name: "get_meeting", arguments: { __proto__: null, meeting_id: "../../etc" } },
  { name: "constructor", arguments: {} },
  { name: "list_meetings", arguments: [] },
  { name: "draft_template", arguments: { call_type: "demo" } },
  { name: 7 },
  { uri: "file:///etc/passwd" },
  { uri: "meeting://%00" },
  { ref: { type: "ref/prompt", name: "coach_rep" }, argument: { name: "user_id", value: "\u0000" } },
  { cursor: "nope" },
  { _meta: { progressToken: 1 } },
  { _meta: { "io.modelcontextprotocol/protocolVersion": "2099-01-01" } },
  { _meta: "x" },
  [],
  "text",
  null,
];

const RUBBISH = [
  "",
  "   ",
  "{",
  "[]",
  "null",
  "42",
  '"text"',
  "\u0000\u0001\u0002",
  "\ufeff{}",
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","method":5,"id":{}}',
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}',
  '{"jsonrpc":"2.0","method":"notifications/nothing"}',
  '{"jsonrpc":"2.0","id":"ghost","result":{}}',
  '{"jsonrpc":"2.0","id":"ghost","error":{"code":1,"message":"x"}}',
  '{"__proto__":{"x":1}}',
  "[".repeat(2_000),
];

/** A line of input, and the id that must get one response, where it has a valid one. */
export interface FuzzLine {
  line: Buffer;
  id: string | undefined;
}

/** Lines that a careless or hostile client might send: valid requests, broken ones, cut ones, random bytes. */
export function* fuzzLines(count: number, seed: number): Generator<FuzzLine> {
  const numbers = new Random(seed);
  const random = () => numbers.next();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  for (let index = 0; index < count; index += 1) {
    const kind = random();
    const id = `request-${index}`;
    const request = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method: pick(METHODS), params: pick(PARAMS) }));
    if (kind < 0.5) yield { line: request, id };
    else if (kind < 0.7)
      yield { line: request.subarray(0, Math.floor(random() * (request.length - 1))), id: undefined };
    else if (kind < 0.85) yield { line: Buffer.from(pick(RUBBISH)), id: undefined };
    else yield { line: randomBytes(random), id: undefined };
  }
}

function randomBytes(random: () => number): Buffer {
  const bytes = Buffer.alloc(Math.floor(random() * 200), 0);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
  // A line's end would make two lines of it.
  return Buffer.from(bytes.map((byte) => (byte === 0x0a ? 0x20 : byte)));
}
