import * as z from "zod/mini";
import type { Answers, Field, PlainField, Row, RowsField } from "../../programmes/field.ts";
import { subjectsRepeated } from "../../o-level/refusals.ts";
import { clean } from "../../validation/clean.ts";
import {
  email,
  fullPersonName,
  optionalPersonName,
  optionalText,
  phone,
  requiredText,
} from "../../validation/primitives.ts";
import { commaRefusal } from "../../format/typed-number.ts";
import { jambNumber } from "../jamb-number.ts";
import { schoolYears } from "../years.ts";
import { beside, meant } from "./apply.ts";
import { countOf } from "./begin.ts";
import { holds } from "./holds.ts";
import { entriesOf, yesNo } from "./choices.ts";

type Schema = z.ZodMiniType<string>;

/** For an entry of a school's list. */
const longestName = 200;

/** One of these values, or empty if it is not required. */
const oneOf = (values: readonly string[], required: string | undefined): Schema =>
  z
    .string(required)
    .check(
      z.refine((text) => (text === "" ? required === undefined : values.includes(text)), required),
    );

function textSchema(field: PlainField & { type: "text" | "area" }): Schema {
  const { required, most = field.type === "area" ? 300 : 200, least, words, rule } = field;
  if (rule === "name") return optionalPersonName();
  if (rule === "jamb-number") return jambNumber;
  // These rules have their own messages for missing values.
  if (rule === "full-name") return fullPersonName(required ?? "");
  if (rule === "email") return email(required ?? "");
  if (rule === "phone") return phone();
  const text = required === undefined ? optionalText(most) : requiredText(required, most);
  if (!least && !words) return text;
  return z.pipe(
    text,
    z.string().check(
      z.refine(
        (given) => given === "" || !least || given.length >= least.count,
        least?.message ?? "",
      ),
      z.refine((given) => {
        const count = wordsIn(given);
        return given === "" || !words || (count >= words.least && count <= words.most);
      }, words?.message ?? ""),
    ),
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function numberSchema(field: PlainField & { type: "number" }, known: Answers): Schema {
  const { required, least, decimals, wrong, tooLarge } = field;
  const most = typeof field.most === "number" ? field.most : Number(known[field.most.field]);
  const shape = decimals > 0 ? /^\d{1,6}(?:\.\d{1,2})?$/ : /^\d{1,6}$/;
  return z.string(required ?? wrong).check(
    clean(),
    z.refine((text) => text !== "" || required === undefined, { error: required, abort: true }),
    z.refine((text) => text === "" || (shape.test(text) && Number(text) >= least), {
      error: ({ input }) => commaRefusal(String(input), decimals > 0) ?? wrong,
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
  // The server checks whether the school's list has it.
  const schema =
    "list" in options
      ? required === undefined
        ? optionalText(longestName)
        : requiredText(required, longestName)
      : oneOf(
          entriesOf(field, known).map(({ value }) => value),
          required,
        );
  if (!unlike) return schema;
  const others = unlike.fields.map((other) => known[other]);
  return z.pipe(
    schema,
    z.string().check(z.refine((text) => text === "" || !others.includes(text), unlike.message)),
  );
}

/** The schema of one answer, given earlier answers in `known`. */
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
      // The form uses true and false for a box.
      return z.pipe(
        z.unknown(),
        z.transform((given, { issues }): string => {
          const ticked = meant(field, given) !== "";
          if (!ticked && field.required !== undefined) {
            issues.push({ code: "custom", message: field.required, input: given });
          }
          return ticked ? "yes" : "";
        }),
      );
  }
}

type Issue = { readonly message: string; readonly path: readonly PropertyKey[] };
type Checked = { readonly data: Answers[string]; readonly issues: readonly Issue[] };

function checkPlain(field: PlainField, given: unknown, known: Answers): Checked {
  const { data, error } = plainSchema(field, known).safeParse(given ?? "");
  return { data: data ?? "", issues: error?.issues ?? [] };
}

/** Checks rows by their own fields. Messages are placed at the row. */
function checkRows(
  { fields, min, max, tooFew, once, some }: RowsField,
  given: unknown,
  known: Answers,
): Checked {
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  const fits =
    rows.length >= countOf(min, known) &&
    rows.length <= countOf(max, known) &&
    (given == null || Array.isArray(given));
  if (!fits) return { data: [], issues: [{ message: tooFew, path: [] }] };
  const checked = rows.map((row) => check(fields, row, {}));
  const data = checked.map((row) => row.kept as Row);
  const issues = checked.flatMap((row, at) =>
    row.issues.map(({ message, path }) => ({ message, path: [at, ...path] })),
  );
  const said = once === undefined ? [] : data.map((row) => row[once]);
  if (new Set(said).size < said.length) issues.push({ message: subjectsRepeated, path: [] });
  if (some && !data.some((row) => some.oneOf.includes(row[some.field] ?? ""))) {
    issues.push({ message: some.message, path: [] });
  }
  return { data, issues };
}

/** Checks fields in order, because earlier answers decide what is asked next. */
function check(fields: readonly Field[], value: unknown, others: Answers) {
  const given = (typeof value === "object" && value !== null ? value : {}) as Answers;
  const known = beside(fields, others);
  const kept: Record<string, Answers[string]> = {};
  const issues: Issue[] = [];
  for (const field of fields) {
    if (!holds(field.when, known)) continue;
    const answer: unknown = given[field.id];
    const one =
      field.type === "rows" ? checkRows(field, answer, known) : checkPlain(field, answer, known);
    for (const { message, path } of one.issues) issues.push({ message, path: [field.id, ...path] });
    // Fields that depend on a refused answer are checked as if it were accepted.
    known[field.id] = meant(field, one.issues.length > 0 ? answer : one.data);
    if (one.issues.length === 0 && one.data.length > 0) kept[field.id] = one.data;
  }
  return { kept, issues };
}

/**
 * The given answers that the fields accept, each checked with those before it. A field that depends on a
 * refused answer is left out too.
 */
export function acceptedOf(fields: readonly Field[], given: Answers, others: Answers): Answers {
  const { kept } = check(fields, given, others);
  const fewer = Object.keys(kept).length < Object.keys(given).length;
  return fewer ? acceptedOf(fields, kept, others) : kept;
}

/**
 * The schema of a step's fields, given the answers of other steps. Hidden and unknown fields are dropped. It
 * uses only parts of zod that every form needs, because it is loaded with the first section.
 */
export const answersSchema = (
  fields: readonly Field[],
  others: Answers = {},
): z.ZodMiniType<Answers> =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }): Answers => {
      const checked = check(fields, value, others);
      for (const { message, path } of checked.issues) {
        issues.push({ code: "custom", message, path: [...path], input: value });
      }
      return checked.issues.length > 0 ? z.NEVER : checked.kept;
    }),
  );
