import { Duplex } from "node:stream";
import fc from "fast-check";
import { expect, it } from "vitest";
import { PostgresReader } from "../store/postgres-reader.ts";

const message = (code: string, body: Buffer) => {
  const header = Buffer.alloc(5);
  header.write(code, "latin1");
  header.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([header, body]);
};
const row = (text: string) => {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(6);
  head.writeUInt16BE(1);
  head.writeInt32BE(bytes.length, 2);
  return message("D", Buffer.concat([head, bytes]));
};
const complete = (tag: string) => message("C", Buffer.from(`${tag}\0`));
const BOUND = message("2", Buffer.alloc(0));
const READY = message("Z", Buffer.from("I"));
const NOTICE = message("N", Buffer.from("Snotice\0\0"));

/** A connection whose arrivals a test decides. */
function connectionWith(onOther: (bytes: Buffer) => void) {
  const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  stream.on("data", onOther);
  return stream;
}

it("hands over the same rows, however the bytes of the connection are cut", async () => {
  const cuts = fc.array(fc.nat({ max: 30_000 }), { maxLength: 12 });
  const texts = fc.array(fc.string({ maxLength: 40, unit: "grapheme" }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, texts, fc.boolean(), async (places, values, isLarge) => {
      const all = isLarge ? [...values, "é".repeat(12_000)] : values;
      const sent = Buffer.concat([BOUND, ...all.map(row), NOTICE, complete(`SELECT ${all.length}`), READY]);
      const others: Buffer[] = [];
      const rows: string[] = [];
      const tags: string[] = [];
      const stream = connectionWith((bytes) => others.push(Buffer.from(bytes)));
      new PostgresReader(stream).target = {
        onRow: (bytes, start) => rows.push(bytes.toString("utf8", start + 6, start + 6 + bytes.readInt32BE(start + 2))),
        onComplete: (tag) => tags.push(tag),
      };
      const ends = [...new Set([...places.map((place) => place % sent.length), sent.length])].sort((a, b) => a - b);
      for (const [index, end] of ends.entries()) stream.emit("data", sent.subarray(ends[index - 1] ?? 0, end));
      expect([rows, tags]).toEqual([all, [`SELECT ${all.length}`]]);
      // What nobody reads here is for `pg`, whole messages of it.
      expect(Buffer.concat(others)).toEqual(Buffer.concat([NOTICE, READY]));
    }),
  );
});

it("leaves everything to `pg` while nothing of its own is running", () => {
  const others: Buffer[] = [];
  const stream = connectionWith((bytes) => others.push(Buffer.from(bytes)));
  expect(new PostgresReader(stream).target).toBeUndefined();
  stream.emit("data", Buffer.concat([BOUND, row("text"), complete("SELECT 1"), READY]));
  expect(Buffer.concat(others)).toEqual(Buffer.concat([BOUND, row("text"), complete("SELECT 1"), READY]));
});

it("ends a connection that sends what is no message, in place of waiting for a gigabyte", async () => {
  const stream = connectionWith(() => undefined);
  const reader = new PostgresReader(stream);
  const ended = new Promise<Error>((resolve) => stream.once("error", resolve));
  stream.emit("data", Buffer.from("HTTP/1.1 400 Bad Request\r\n"));
  expect((await ended).message).toBe("Connection terminated: PostgreSQL sent what is no message");
  expect(reader.target).toBeUndefined();
});
