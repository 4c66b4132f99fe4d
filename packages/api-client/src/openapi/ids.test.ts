import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "../contract/contract.ts";
import type { Endpoint } from "../contract/define.ts";

type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
};

/** The fields that name a record by any text at all: the database would be asked for what is no id. */
function looseIds(name: string, schema: JsonSchema): string[] {
  const { items, additionalProperties: others } = schema;
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => looseIds(key, one)),
    ...[schema.anyOf, schema.allOf]
      .flatMap((all) => all ?? [])
      .flatMap((one) => looseIds(name, one)),
    ...(items ? looseIds(name, items) : []),
    ...(typeof others === "object" ? looseIds(name, others) : []),
  ];
  const isLoose =
    schema.type === "string" &&
    schema.format === undefined &&
    schema.pattern === undefined &&
    schema.enum === undefined &&
    schema.const === undefined;
  return isLoose && /(?:^id|Id)s?$/.test(name) ? [name, ...inner] : inner;
}

/** Texts for a reason. */
const known = [
  // The record and the log hold records of every kind: both columns are texts.
  "getHistory.id",
  "getSecurityEvent.id",
  // Compared with what the ticket holds; the database is not asked for it.
  "impersonationLogin.impersonatorId",
  // As a form has them; read as numbers.
  "saveOLevel.gradeId",
  "saveOLevel.subjectId",
];

test("every id that is sent says of which kind it is", () => {
  const found = Object.entries(contract as Record<string, Endpoint>).flatMap(([name, { input }]) =>
    looseIds(
      "",
      z.toJSONSchema(input as z.ZodMiniType, { io: "input", unrepresentable: "any" }) as JsonSchema,
    ).map((field) => `${name}.${field}`),
  );
  expect(found.toSorted()).toEqual(known);
});
