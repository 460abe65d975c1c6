import type { operations } from "../spec/generated/schema.ts";
import type { OperationId } from "./generated/operations.ts";

export type { components, operations, paths } from "../spec/generated/schema.ts";

/** The JSON body of an operation's success, by openapi-typescript's types. */
export type SuccessBody<Operation> = Operation extends { responses: infer Responses }
  ? Responses extends { 201: { content: { "application/json": infer Body } } }
    ? Body
    : Responses extends { 200: { content: { "application/json": infer Body } } }
      ? Body
      : never
  : never;

/** The `data` of an operation's envelope, by openapi-typescript's types. */
export type OperationData<Id extends OperationId> =
  SuccessBody<operations[Id]> extends { data: infer Data } ? Data : SuccessBody<operations[Id]>;

/** Input of an operation, by openapi-typescript's types. */
export interface OperationInput<Id extends OperationId> {
  path?: operations[Id]["parameters"]["path"];
  query?: object | undefined;
  body?: operations[Id] extends { requestBody: { content: { "application/json": infer Body } } }
    ? Sendable<Body>
    : undefined;
}

/** A body whose optional members may also be present and undefined: JSON drops them. */
type Sendable<Body> = { [Name in keyof Body]: object extends Pick<Body, Name> ? Body[Name] | undefined : Body[Name] };
