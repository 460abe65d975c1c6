import * as z from "zod";

// What https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json asks of the members that our file has, and what the
// official registry asks beyond it of a package on npm. Strict, where the original takes further members: a misspelt one is noticed.
const VERSION = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, "a version, not a range");

const input = {
  description: z.string().optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
  format: z.enum(["string", "number", "boolean", "filepath"]).optional(),
  default: z.string().optional(),
  value: z.string().optional(),
};

const positional = z.strictObject({ ...input, type: z.literal("positional"), value: z.string() });
const named = z.strictObject({ ...input, type: z.literal("named"), name: z.string() });
const argumentList = z.array(z.union([positional, named])).optional();

const npmPackage = z.strictObject({
  registryType: z.literal("npm"),
  registryBaseUrl: z.literal("https://registry.npmjs.org").optional(),
  identifier: z.string().min(1),
  version: VERSION,
  runtimeHint: z.enum(["npx"]).optional(),
  runtimeArguments: argumentList,
  packageArguments: argumentList,
  transport: z.strictObject({ type: z.literal("stdio") }),
  environmentVariables: z.array(z.strictObject({ ...input, name: z.string().regex(/^[A-Z_]+$/) })),
});

/** An entry for registries of tool servers. */
export const serverJsonSchema = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: VERSION,
  packages: z.array(npmPackage).min(1),
});
