import * as z from "zod/mini";
import type { Answers, Field, PlainField, Row, RowsField } from "../../programmes/field.ts";
import { subjectsRepeated } from "../../o-level/refusals.ts";
import { optionalPersonName, optionalText, requiredText } from "../../validation/primitives.ts";
import { schoolYears } from "../years.ts";
import { beside, holds, meant } from "./apply.ts";
import { yesNo } from "./choices.ts";

/** More text than any field takes. */
const longest = 5_000;

type Schema = z.ZodMiniType<string>;

/** One of a list's values, or nothing where that may be. */
const oneOf = (values: readonly string[], required: string | undefined): Schema =>
  z
    .string(required)
    .check(
      z.refine((text) => (text === "" ? required === undefined : values.includes(text)), required),
    );

function textSchema(field: PlainField & { type: "text" | "area" }): Schema {
  const { required, most = field.type === "area" ? 300 : 200, least, rule } = field;
  if (rule === "name") return optionalPersonName();
  const text = required === undefined ? optionalText(most) : requiredText(required, most);
  if (!least) return text;
  return z.pipe(
    text,
    z
      .string()
      .check(z.refine((given) => given === "" || given.length >= least.count, least.message)),
  );
}

function numberSchema(field: PlainField & { type: "number" }, known: Answers): Schema {
  const { required, least, decimals, wrong, tooLarge } = field;
  const most = typeof field.most === "number" ? field.most : Number(known[field.most.field]);
  const shape = decimals > 0 ? /^\d{1,6}(?:\.\d{1,2})?$/ : /^\d{1,6}$/;
  return z.string(required ?? wrong).check(
    z.trim(),
    z.refine((text) => text !== "" || required === undefined, { error: required, abort: true }),
    z.refine((text) => text === "" || (shape.test(text) && Number(text) >= least), {
      error: wrong,
      abort: true,
    }),
    z.refine((text) => !(Number(text) > most), tooLarge.replace("{most}", String(most))),
  );
}

function yearSchema(field: PlainField & { type: "year" }, known: Answers): Schema {
  const from = (field.notBefore !== undefined && known[field.notBefore]) || "";
  return oneOf(
    schoolYears().filter((year) => year >= from),
    field.required,
  );
}

function choiceSchema(field: PlainField & { type: "choice" }, known: Answers): Schema {
  const { options, required, unlike } = field;
  const schema = oneOf(
    options.map(({ value }) => value),
    required,
  );
  if (!unlike) return schema;
  const other = known[unlike.field];
  return z.pipe(
    schema,
    z.string().check(z.refine((text) => text === "" || text !== other, unlike.message)),
  );
}

/** What one answer must be, where `known` is what was answered before it. */
function plainSchema(field: PlainField, known: Answers): Schema {
  switch (field.type) {
    case "text":
    case "area":
      return textSchema(field);
    case "number":
      return numberSchema(field, known);
    case "year":
      return yearSchema(field, known);
    case "choice":
      return choiceSchema(field, known);
    case "yes-no":
      return oneOf(
        yesNo.map(({ value }) => value),
        field.required,
      );
    case "tick":
      // The screen says by true and false whether a box is ticked.
      return z.pipe(
        z.unknown(),
        z.transform((given) => String(meant(field, given))),
      );
  }
}

/** Rows, each by its own fields; what is wrong is told at the row. */
const rowsSchema = ({ fields, min, max, tooFew, once }: RowsField) =>
  z.array(rowSchema(fields), tooFew).check(
    z.minLength(min, tooFew),
    z.maxLength(max),
    z.refine((rows) => {
      const said = rows.flatMap((row) => (once === undefined ? [] : (row[once] ?? "")));
      return new Set(said).size === said.length;
    }, subjectsRepeated),
  );

const rowSchema = (fields: readonly PlainField[]): z.ZodMiniType<Row> =>
  answersSchema(fields) as unknown as z.ZodMiniType<Row>;

/**
 * What a step's fields must hold, given the answers of other steps: each in turn, for what was answered decides
 * what is asked next. What is hidden is not kept, whatever was sent; nothing else is either.
 */
export const answersSchema = (
  fields: readonly Field[],
  others: Answers = {},
): z.ZodMiniType<Answers> =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }): Answers => {
      const given = (typeof value === "object" && value !== null ? value : {}) as Record<
        string,
        unknown
      >;
      const known = beside(fields, others);
      const kept: Record<string, Answers[string]> = {};
      let refused = false;
      for (const field of fields) {
        if (!holds(field.when, known)) continue;
        const { data, error } = (
          field.type === "rows" ? rowsSchema(field) : plainSchema(field, known)
        ).safeParse(given[field.id] ?? (field.type === "rows" ? [] : ""));
        for (const { message, path } of error?.issues ?? []) {
          refused = true;
          issues.push({ code: "custom", message, path: [field.id, ...path], input: value });
        }
        // What hangs on an answer that was refused is judged by what was meant.
        known[field.id] = meant(field, data ?? given[field.id]);
        if (data !== undefined && data.length > 0) kept[field.id] = data;
      }
      return refused ? z.NEVER : kept;
    }),
  );

/** Any answers, as the wire takes them before a programme says which. */
export const anyAnswers: z.ZodMiniType<Answers, Answers> = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(longest)),
    z
      .array(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longest))))
      .check(z.maxLength(20)),
  ]),
);
