import { expect, it } from "vitest";
import { readRegions, withoutRegionMarks } from "../../scripts/docs/regions.ts";

it("a region is the text between its marks, without the common indentation", () => {
  const program = "before();\n  // #region call\n  first(\n    1,\n  );\n\n  second();\n  // #endregion\nafter();\n";
  expect(readRegions(program).get("call")).toBe("first(\n  1,\n);\n\nsecond();");
});

it("the parts of a region are joined by an empty line, each with its own indentation removed", () => {
  const program =
    "// #region call\nimport x;\n// #endregion\nfunction f() {\n  // #region call\n  x();\n  // #endregion\n}\n";
  expect(readRegions(program).get("call")).toBe("import x;\n\nx();");
});

it("a region inside another belongs to both, and its marks to neither", () => {
  const program = "// #region outer\na();\n// #region inner\nb();\n// #endregion\nc();\n// #endregion\n";
  expect(Object.fromEntries(readRegions(program))).toEqual({ inner: "b();", outer: "a();\nb();\nc();" });
});

it("a region can stand in YAML", () => {
  expect(readRegions("jobs:\n  # #region step\n  - run: x\n  # #endregion\n").get("step")).toBe("- run: x");
});

it("a region without an end is an error with its name", () => {
  expect(() => readRegions("// #region open\na();\n")).toThrow("The region `open` has no `#endregion`.");
});

it("a whole program is shown without the marks of its regions", () => {
  expect(withoutRegionMarks("// #region call\na();\n// #endregion\nb();\n")).toBe("a();\nb();");
});
