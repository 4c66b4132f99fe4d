import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "../contract/contract.ts";
import type { Endpoint } from "../contract/define.ts";

type JsonSchema = {
  readonly type?: string | readonly string[];
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
    // One that may be null has a list of types.
    [schema.type].flat().includes("string") &&
    schema.format === undefined &&
    schema.pattern === undefined &&
    schema.enum === undefined &&
    schema.const === undefined;
  return isLoose && /(?:^id|Id)s?$/.test(name) ? [name, ...inner] : inner;
}

/** As the server has it once it is read: a form's texts are numbers by then. */
const looseIn = (side: "input" | "output") =>
  Object.entries(contract as Record<string, Endpoint>)
    .flatMap(([name, endpoint]) =>
      looseIds(
        "",
        z.toJSONSchema(endpoint[side] as z.ZodMiniType, {
          io: "output",
          unrepresentable: "any",
        }) as JsonSchema,
      ).map((field) => `${name}.${field}`),
    )
    .toSorted();

test("every id that is sent says of which kind it is", () => {
  expect(looseIn("input")).toEqual([
    // The record and the log hold records of every kind: both columns are texts.
    "getHistory.id",
    "getSecurityEvent.id",
    // Compared with what the ticket holds; the database is not asked for it.
    "impersonationLogin.impersonatorId",
    // Read as numbers where they are judged.
    "saveOLevel.gradeId",
    "saveOLevel.subjectId",
  ]);
});

test("so does every id that is answered, but those that the record holds as texts", () => {
  const [person, actor] = [
    ["byId", "personId"],
    ["impersonatorId", "whoId"],
  ];
  expect(looseIn("output")).toEqual(
    [
      "getAuditEntry.subjectId",
      ...["id", ...person].flatMap((id) => [`getSecurityEvent.${id}`, `listSecurityLog.${id}`]),
      ...["subjectId", ...actor].map((id) => `listAudit.${id}`),
      // A section is named by its kind; rows that are no records by the ids of several.
      "findApplication.id",
      "listBoardClasses.id",
      "listBorrowedRegistrations.id",
      "listClasses.id",
      "listLecturerLoads.id",
      "listTimetableClashes.id",
    ].toSorted(),
  );
});
