import type { Endpoint } from "@polyportal/api-client/contract/define";
import { v7 as uuid } from "uuid";
import * as core from "zod/v4/core";

/** As far as tests read it. */
export type Json = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Json[];
  readonly allOf?: readonly Json[];
  readonly items?: Json;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Json>>;
};

/** What an endpoint takes, as a JSON schema. */
export const schemaOf = ({ input }: Endpoint): Json =>
  core.toJSONSchema(input as unknown as core.$ZodType, {
    io: "input",
    unrepresentable: "any",
  }) as Json;

/** What is right in fields of some name, wherever they stand. */
export type Named = Readonly<Record<string, (schema: Json) => unknown>>;

/** Something right, as far as the schema tells. */
export function rightInput(schema: Json, named: Named, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const given = named[name];
  if (given) return given(schema);
  const either = schema.anyOf ?? schema.allOf;
  if (either?.[0]) return rightInput(either[0], named, name);
  if (schema.default !== undefined) return schema.default;
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, part]) => [
        field,
        rightInput(part, named, field),
      ]),
    );
  }
  if (schema.items) return [rightInput(schema.items, named, name)];
  if (schema.type === "integer" || schema.type === "number")
    return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === "boolean") return true;
  if (schema.type === "array") return [];
  if (schema.format === "uuid" || /Ids?$/.test(name)) return uuid();
  return "Something right";
}
