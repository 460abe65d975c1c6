import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSdk } from "../../scripts/generate/sdk-docs.ts";
import * as browser from "../../src/browser.ts";
import * as sdk from "../../src/index.ts";
import * as sync from "../../src/sync.ts";
import * as undici from "../../src/undici.ts";
import * as validate from "../../src/validate.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/sdk.md"), "utf8");
const sections = page.split(/^##+ (?=.)/m);
const api = readSdk();
const members = [...api.values()].flatMap((owner) => owner.members.map(({ name, type }) => ({ owner, name, type })));
const resources = members.filter(({ owner, type }) => owner.kind === "class" && api.get(type)?.kind === "class");
const OF_A_PROMISE = ["then", "catch", "finally"];

/** `name`, `name?`, `name(…)` or `name<…>(…)`, as code. */
const named = (name: string): string => `\`${name.replaceAll(/[[\].]/g, "\\$&")}[\`?(<]`;

const sectionsOn = (owner: string): string[] => sections.filter((section) => new RegExp(named(owner)).test(section));

it("the reference is written from everything that can be imported", () => {
  const values = [sdk, browser, undici, validate, sync].flatMap((entry) => Object.keys(entry));
  expect(values.length).toBeGreaterThan(20);
  expect([...api.keys()]).toEqual(expect.arrayContaining(values));
});

it.each([...api.keys()])("the reference names %s", (name) => {
  expect(page).toMatch(new RegExp(named(name)));
});

it.each(resources.map(({ owner, name }) => [owner.name, name]))("the reference has a section on %s.%s", (_, name) => {
  expect(page).toMatch(new RegExp(`^### \`svc(\\.\\w+)*\\.${name}\`$`, "m"));
});

it.each(members.filter((member) => !resources.includes(member)).map(({ owner, name }) => [owner.name, name]))(
  "the reference describes %s.%s, where it describes the first",
  (owner, name) => {
    // In a cell of its own or in a list, since a description may name other members.
    const described = new RegExp(OF_A_PROMISE.includes(name) ? named(name) : `(\\| |, )${named(name)}`);
    expect(sectionsOn(owner).filter((section) => described.test(section))).not.toEqual([]);
  },
);
