import { join } from "node:path";
import { expect, it } from "vitest";
import { generateValidators } from "../../scripts/generate/server-validators.ts";
import { loadSpec } from "../../scripts/generate/spec-document.ts";

it("an unknown format fails with the schema's path, the format and the known ones", async () => {
  const document = await loadSpec(join(import.meta.dirname, "../../spec/openapi.yaml"));
  const meeting = document.components.schemas["Meeting"];
  Object.assign(meeting?.properties ?? {}, { host: { type: "string", format: "hostname" } });
  expect(() => generateValidators(document, "")).toThrow(
    "The schema at /components/schemas/Meeting/properties/host in the spec has the unknown format `hostname`. " +
      "Use one of uuid, date-time, date-or-date-time, uri-reference, double, or add it to server-mock/api/validate/formats.ts.",
  );
});

it("an example that does not fit its schema fails in one line with its place and what is wrong", async () => {
  const document = await loadSpec(join(import.meta.dirname, "../../spec/openapi.yaml"));
  const template = document.components.schemas["Template"]?.properties?.["version"];
  Object.assign(template ?? {}, { example: "three" });
  expect(() => generateValidators(document, "")).toThrow(
    "The example at /components/schemas/Template/properties/version in the spec does not fit its schema: it must be integer.",
  );
});
