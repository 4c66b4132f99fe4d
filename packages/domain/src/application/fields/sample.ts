import type {
  Answers,
  Field,
  PlainField,
  Row,
  RowsField,
  SchoolList,
  TextField,
} from "../../programmes/field.ts";
import type { Programme } from "../../programmes/programme.ts";
import { fieldsOf, idOf } from "../steps.ts";
import { sampleResults } from "../steps/o-level/results.ts";
import { asked, askedInRow } from "./apply.ts";
import { countOf } from "./begin.ts";
import { entriesOf } from "./choices.ts";
import { progressOf, type Kept } from "./saved.ts";

/** Valid answers derived from the fields, for tests, stories and journeys. */
export const sampleText = "Ọ̀tà-Ìgbẹ̀ Òkè".normalize("NFC");

/** The first two entries of the demo school's lists. */
const listed: Record<SchoolList, readonly string[]> = {
  campuses: ["Main Campus, Ijemi", "City Campus, Ijemi"],
  "o-level-subjects": ["English Language", "Mathematics", "Biology", "Chemistry", "Physics"],
  "entry-certificates": ["ND"],
  relationships: ["Father", "Mother"],
};

/** A JAMB number as on the school's list. */
export const sampleJambNumber = "202612345678AB";

/** Names and addresses differ in each row. */
function sampleLine({ id, rule, label, most }: TextField, at: number): string {
  if (rule === "name") return "Adéọlá";
  if (rule === "full-name") return `Ezenwa ${["Ngọzi", "Chidi", "Ada"][at % 3]}`;
  if (rule === "phone") return `0803234567${at % 10}`;
  if (rule === "email") return `${id.toLowerCase()}${at + 1}@example.com`;
  return `${label}: ${sampleText}`.slice(0, most);
}

/** One answer. For a list, the entry `at` places after the first. */
function sampleOf(field: PlainField, at: number, before: Answers): string {
  switch (field.type) {
    case "text":
      if (field.rule === "jamb-number") return sampleJambNumber;
      return sampleLine(field, at);
    case "area":
      return field.words
        ? `${sampleText} `.repeat(field.words.least / 2).trim()
        : `${field.label}: ${sampleText}. `.repeat(2).trim();
    case "number":
      return String(Math.max(1, Math.ceil(field.least)));
    case "year":
      return field.notBefore === undefined ? "2019" : "2022";
    case "choice": {
      const entries =
        "list" in field.options
          ? listed[field.options.list]
          : entriesOf(field, before).map(({ value }) => value);
      return entries[at % entries.length] ?? "";
    }
    case "yes-no":
      return "yes";
    case "tick":
      return field.required === undefined ? "" : "yes";
  }
}

const sampleRow = (fields: readonly PlainField[], at: number, fixed: Row = {}): Row => {
  const row: Record<string, string> = {};
  for (const field of fields) {
    if (askedInRow(fields, row).includes(field))
      row[field.id] = fixed[field.id] ?? sampleOf(field, at, row);
  }
  return row;
};

/** The fewest rows allowed. The first one satisfies `some`. */
function sampleRows({ fields, min, some }: RowsField, known: Answers): readonly Row[] {
  const one = some?.oneOf[0];
  const fixed = some && one !== undefined ? { [some.field]: one } : {};
  return Array.from({ length: Math.max(1, countOf(min, known)) }, (_, at) =>
    sampleRow(fields, at, at === 0 ? fixed : {}),
  );
}

/** Valid answers to a step's fields, given earlier answers. */
export function sampleAnswers(fields: readonly Field[], others: Answers = {}): Answers {
  const answers: Record<string, Answers[string]> = {};
  for (const field of fields) {
    if (!asked(fields, answers, others).includes(field)) continue;
    const sample =
      field.type === "rows"
        ? sampleRows(field, { ...others, ...answers })
        : // The offset by which fields that must differ get different options.
          sampleOf(field, (field.type === "choice" && field.unlike?.fields.length) || 0, {
            ...others,
            ...answers,
          });
    if (sample.length > 0) answers[field.id] = sample;
  }
  return answers;
}

/** The award that is paid for, if the fee depends on it. */
export const sampleAward = ({ awards = [] }: Programme): string => awards[0]?.value ?? "";

/** The progress of an application with these answers. */
export const sampleProgress = (programme: Programme) =>
  progressOf(programme, sampleOfEach(programme), sampleAward(programme));

/** Valid answers of each step of a programme, and the values that other steps depend on. */
export function sampleOfEach(programme: Programme): Kept {
  const kept: Record<string, Answers> = {};
  const award = sampleAward(programme);
  let before: Answers = award === "" ? {} : { award };
  for (const step of programme.steps) {
    const own = sampleAnswers(fieldsOf(step), before);
    kept[idOf(step)] = { ...own, ...sampleResults(step) };
    before = { ...before, ...own };
  }
  return kept;
}
