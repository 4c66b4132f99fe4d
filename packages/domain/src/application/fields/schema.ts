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

/** Of an entry in a list of the school's. */
const longestName = 200;

/** One of a list's values, or nothing where that may be. */
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
  // Whoever asks for these says what is missing.
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

/** How many words a text has. */
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
  // Whether the school's list has it, the server asks.
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

/** Rows, each by its own fields; what is wrong is told at the row. */
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

/** Each field in turn, for what was answered decides what is asked next. */
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
    // What hangs on an answer that was refused is judged by what was meant.
    known[field.id] = meant(field, one.issues.length > 0 ? answer : one.data);
    if (one.issues.length === 0 && one.data.length > 0) kept[field.id] = one.data;
  }
  return { kept, issues };
}

/**
 * The answers among these that the fields take, each judged by those before it: what hangs on one that they do not
 * take is not taken either.
 */
export function acceptedOf(fields: readonly Field[], given: Answers, others: Answers): Answers {
  const { kept } = check(fields, given, others);
  const fewer = Object.keys(kept).length < Object.keys(given).length;
  return fewer ? acceptedOf(fields, kept, others) : kept;
}

/**
 * What a step's fields must hold, given the answers of other steps. What is hidden is not kept, whatever was
 * sent; nothing else is either. Of zod it takes what every form has, for it comes with the first section.
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
