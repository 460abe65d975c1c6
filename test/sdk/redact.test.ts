import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createRedactor, maskKey, maskKeys, redactError } from "../../src/redact.ts";
import { KEY } from "./support/scripted-service.ts";

const ODD_KEY = "svc_live_Zq8xN2vR+7kLw/4TbY6mPc1HsJ3=dF";
// In base64 it has the two characters that base64url writes otherwise.
const SLASHED_KEY = "svc_live_ab>>>???~~~>>>???~~~";
const redact = createRedactor(KEY);

describe("a text", () => {
  it.each([
    ["as it is", `key ${KEY}.`, "key svc_live_ab…."],
    ["twice", `${KEY},${KEY}`, "svc_live_ab…,svc_live_ab…"],
    ["of another client", "svc_live_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz", "svc_live_zz…"],
    ["cut short", "svc_live_a", "svc_live_a…"],
    ["masked already", "svc_live_ab…", "svc_live_ab…"],
    ["nowhere", "nothing to hide", "nothing to hide"],
  ])("shows no key that is in it %s", (_, text, expected) => expect(redact(text)).toBe(expected));

  it("is left as it is by a key of one letter, where that does not occur", () => {
    expect(createRedactor("k")("xyz")).toBe("xyz");
    // Nor by what is left of its base64.
    expect(createRedactor("k")("GET /api/v1/team/stats: refused")).toBe("GET /api/v1/team/stats: refused");
    // Four characters are masked, three are not.
    expect(createRedactor("abc")(`${btoa("abc")} ${btoa("\0abc").slice(2, 5)}`)).toBe("… FiY");
  });

  it.each([
    ["svc_live_", "svc_live_…"],
    ["svc_live_abcdefghijklmno", "svc_live_…"],
    ["svc_live_abcdefghijklmnop", "svc_live_ab…"],
    ["another", "…"],
  ])("shows of the key %s no more than %s", (key, shown) => {
    expect(maskKey(key)).toBe(shown);
  });

  it.each([KEY, ODD_KEY])("shows no key that is URL-encoded: %s", (key) => {
    expect(createRedactor(key)(`?key=${encodeURIComponent(key)}&x=1`)).toBe(`?key=${maskKey(key)}&x=1`);
  });

  it.each(
    [KEY, ODD_KEY, SLASHED_KEY].flatMap((key) =>
      ["", "B", "Be", "Bea", "Bearer ", "user:"].flatMap((lead) =>
        ["", "!", "!!", "!!!"].map((tail) => [key, lead, tail] as const),
      ),
    ),
  )("shows no key in base64: %s after %j and before %j", (key, lead, tail) => {
    const encoded = Buffer.from(lead + key + tail);
    for (const text of [encoded.toString("base64"), encoded.toString("base64url")]) {
      const shown = createRedactor(key)(`authorization: ${text}`);
      // What is left around the mask decodes to no more than the key's first and last character.
      const rests = shown.replace("authorization: ", "").split(maskKey(key));
      expect(rests).toHaveLength(2);
      for (const rest of rests) expect(rest.replaceAll("=", "").length).toBeLessThanOrEqual(Math.ceil((7 * 8) / 6) + 1);
    }
  });

  it("of a client whose key has another form is masked all the same", () => {
    expect(createRedactor("secret-key")("a secret-key b")).toBe("a … b");
    expect(maskKey("secret-key")).toBe("…");
    expect(maskKeys("secret-key")).toBe("secret-key");
  });
});

describe("a foreign error", () => {
  it("is copied with everything that can be shown, masked, down its causes", () => {
    const inner = Object.assign(new RangeError(`inner ${KEY}`), {
      code: `E_${KEY}`,
      request: { headers: { authorization: KEY } },
    });
    const outer = new TypeError(`outer ${KEY}`, { cause: inner });
    const copy = redactError(outer, redact) as Error & { cause: Error & { code: string } };
    expect(copy).not.toBe(outer);
    expect(copy).toMatchObject({ name: "TypeError", message: "outer svc_live_ab…" });
    expect(copy.stack).toContain("TypeError: outer svc_live_ab…");
    expect(copy.stack).toContain("redact.test.ts");
    expect(copy.cause).toMatchObject({ name: "RangeError", message: "inner svc_live_ab…", code: "E_svc_live_ab…" });
    expect(copy.cause).not.toHaveProperty("request");
    expect(Object.keys(copy)).toEqual([]);
  });

  it("has neither cause nor stack where the original has none", () => {
    const copy = redactError(Object.assign(new Error("m"), { stack: undefined }), redact);
    expect(copy).not.toHaveProperty("cause");
    expect(copy).toHaveProperty("stack", "");
  });

  it("is followed down five causes and no further, also when it causes itself", () => {
    const circular = new Error("round");
    circular.cause = circular;
    let depth = 0;
    for (let error = redactError(circular, redact) as Error; error.cause; error = error.cause as Error) depth += 1;
    expect(depth).toBe(5);
  });

  it.each([
    [undefined, undefined],
    [null, "[object Null]"],
    [KEY, "svc_live_ab…"],
    ["[object Error]", "[object Error]"],
    [7, "7"],
    [{ key: KEY }, "[object Object]"],
    [[KEY], "[object Array]"],
    [Symbol("s"), "Symbol(s)"],
  ])("may be no error at all: %o", (thrown, message) => {
    const copy = redactError(thrown, redact) as Error | undefined;
    expect(copy?.message).toBe(message);
  });

  it.each(["new Error('refused')", "new TypeError('refused')", "new DOMException('refused')"])(
    "may come from another realm: %s",
    (program) => {
      const copy = redactError(runInNewContext(program, { DOMException }), redact) as Error;
      expect(copy).toBeInstanceOf(Error);
      expect(copy.message).toBe("refused");
    },
  );

  it.each([
    ["a number for a name", { name: 7 }],
    ["an object for a message", { message: { key: KEY } }],
    ["nothing for a stack", { stack: undefined }],
    ["an object for a stack", { stack: {} }],
    ["a number for a code", { code: 7 }],
  ])("may have %s", (_, members) => {
    expect(redactError(Object.assign(new Error("m"), members), redact)).toBeInstanceOf(Error);
  });

  it("may fail when it is turned into a text", () => {
    const unprintable = () => undefined;
    unprintable.toString = () => {
      throw new Error("no");
    };
    expect(redactError(unprintable, redact)).toMatchObject({ message: "an unprintable value" });
  });
});
