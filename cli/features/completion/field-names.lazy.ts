import { SURFACES, type Surface } from "../../../spec/surfaces.ts";
import { builtInSpec } from "../spec/built-in-spec.lazy.ts";

interface Schema {
  $ref?: string;
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  operationId?: string;
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

/**
 * Lists the fields that `--fields` accepts after a command, such as `meetings list`: members of its output, and their members with a
 * dot. Empty for commands without an operation of the API.
 */
export function fieldNames(command: string): string[] {
  const operationId = Object.entries<Surface>(SURFACES).find(([, { cli }]) => isOf(cli, command))?.[0];
  const document = builtInSpec() as Document;
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((candidate) => candidate.operationId === operationId);
  if (operationId === undefined || !operation) return [];
  const members = membersIn(document);
  const { data } = members(operation.responses?.["200"]?.content?.["application/json"]?.schema);
  return Object.entries(members(data?.items ?? data)).flatMap(([name, member]) => [
    name,
    ...Object.keys(members(member)).map((inner) => `${name}.${inner}`),
  ]);
}

/** Whether a row's command line is of the command: `meetings get @meeting` of `meetings get`. */
const isOf = (line: string, command: string): boolean => line === command || line.startsWith(`${command} @`);

function membersIn({ components }: Document): (schema: Schema | undefined) => Readonly<Record<string, Schema>> {
  const members = (schema: Schema = {}): Readonly<Record<string, Schema>> => {
    const named = components.schemas[schema.$ref?.split("/").at(-1) ?? ""];
    const parts = [...(schema.allOf ?? []), ...(named ? [named] : [])];
    return Object.assign({}, ...parts.map(members), schema.properties);
  };
  return members;
}
