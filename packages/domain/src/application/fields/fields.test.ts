import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Answers, Field, PlainField, When } from "../../programmes/field.ts";
import { jambParticulars } from "../../programmes/asked/jamb.ts";
import { children } from "../../programmes/asked/person.ts";
import { messagesOf } from "../../validation/messages-of.ts";
import { asked } from "./apply.ts";
import { begin } from "./begin.ts";
import { answersSchema } from "./schema.ts";
import { fieldTexts } from "./field-texts.ts";

const words = ["", "yes", "no", "a", "b", "2019", "2024", "3", " "];

/** A condition on an earlier field, or on one of another step. */
const whenOf = (ids: readonly string[]): fc.Arbitrary<When> =>
  fc.oneof(
    fc.record({ field: fc.constantFrom(...ids), is: fc.constantFrom(...words) }),
    fc.record({ field: fc.constantFrom(...ids), has: fc.boolean() }),
    fc.record({
      field: fc.constantFrom(...ids),
      oneOf: fc.uniqueArray(fc.constantFrom("a", "b", "yes"), { maxLength: 3 }),
    }),
  );

const options = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));

/** A field of any type, required or not. */
const plainOf = (id: string, when: When | undefined): fc.Arbitrary<PlainField> => {
  const common = { id, label: `The ${id}`, ...(when && { when }) };
  return fc.boolean().chain((demanded): fc.Arbitrary<PlainField> => {
    const one = { ...common, ...(demanded && { required: `give ${id}` }) };
    const number = { least: 1, most: 5, wrong: "no number", tooLarge: "at most {most}" };
    return fc.constantFrom<PlainField>(
      { ...one, type: "text" },
      { ...one, type: "area" },
      { ...one, type: "number", decimals: 2, ...number },
      { ...one, type: "year" },
      { ...one, type: "choice", options },
      { ...one, type: "choice", options: { by: "elsewhere", lists: { a: options, yes: [] } } },
      { ...one, type: "yes-no" },
      { ...common, type: "tick" },
    );
  });
};

/** A definition in which each field may depend on earlier ones and on one of another step. */
const definition: fc.Arbitrary<readonly Field[]> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.tuple(
    ...Array.from({ length: count }, (_, at) => {
      const before = ["elsewhere", ...Array.from({ length: at }, (__, one) => `f${one}`)];
      return fc.option(whenOf(before), { nil: undefined }).chain((when): fc.Arbitrary<Field> => {
        const id = `f${at}`;
        const rows = fc
          .tuple(plainOf("first", undefined), plainOf("second", undefined))
          .map((fields): Field => ({
            id,
            label: id,
            type: "rows",
            fields,
            min: 0,
            max: 3,
            tooFew: "subjects are required",
            each: "Row",
            ...(when && { when }),
          }));
        return fc.oneof({ weight: 4, arbitrary: plainOf(id, when) }, rows);
      });
    }),
  ),
);

const word = fc.constantFrom(...words);
const row = fc.record({ first: word, second: word, other: word });

/** An answer to each field, whether asked or not, and to an unknown one. */
const given = (fields: readonly Field[]): fc.Arbitrary<Answers> =>
  fc.record({
    ...Object.fromEntries(
      fields.map((field) => [
        field.id,
        field.type === "rows" ? fc.array(row, { maxLength: 3 }) : word,
      ]),
    ),
    nothing: word,
  });

const filled = definition.chain((fields) =>
  fc.tuple(fc.constant(fields), given(fields), fc.record({ elsewhere: word, f0: word })),
);

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("of any definition and any answers", () => {
  test.prop([filled])("what is asked is what is checked, read back and printed", (one) => {
    const [fields, values, others] = one;
    const shown = idsOf(asked(fields, values, others));
    const { data, error } = answersSchema(fields, others).safeParse(values);
    const refused = (error?.issues ?? []).map(({ path }) => String(path[0]));
    // Hidden fields are not required.
    expect(refused.filter((id) => !shown.includes(id))).toEqual([]);
    if (!data) return;
    // Only shown fields are kept, and all shown fields are displayed with their kept answers.
    expect(Object.keys(data).filter((id) => !shown.includes(id))).toEqual([]);
    const lines = fieldTexts(fields, data, others);
    expect(lines.map(({ field }) => field.id)).toEqual(idsOf(asked(fields, data, others)));
    expect(lines.map(({ field }) => field.id)).toEqual(shown);
    for (const line of lines) {
      const answer = data[line.field.id];
      if ("rows" in line) expect(line.rows.length).toBe(answer?.length ?? 0);
      else expect(line.value !== "").toBe(answer !== undefined);
    }
  });

  test.prop([filled])(
    "what was kept is kept again as it stands, from the form that begins with it",
    (one) => {
      const [fields, values, others] = one;
      const schema = answersSchema(fields, others);
      const { data } = schema.safeParse(values);
      if (!data) return;
      expect(schema.parse(data)).toEqual(data);
      expect(schema.parse(begin(fields, data))).toEqual(data);
    },
  );

  test.prop([filled])(
    "an answer that is demanded and missing is refused, once and in its words",
    (one) => {
      const [fields, , others] = one;
      const empty = begin(fields, {});
      const missing = asked(fields, empty, others).flatMap((field) =>
        "required" in field && field.required ? `${field.id}: ${field.required}` : [],
      );
      expect(messagesOf(answersSchema(fields, others), empty)).toEqual(missing);
    },
  );
});

describe("a field", () => {
  const one = (field: Field, values: Answers) => messagesOf(answersSchema([field]), values);

  test("of a number takes what it may be, in digits and a point", () => {
    const cgpa = {
      id: "cgpa",
      label: "CGPA",
      type: "number",
      least: 0.01,
      most: { field: "scale" },
      decimals: 2,
      required: "please enter your CGPA",
      wrong: "a CGPA has at most two decimals",
      tooLarge: "a CGPA is at most {most}",
    } as const satisfies Field;
    const of = (value: string, scale: string) =>
      messagesOf(answersSchema([cgpa], { scale }), { cgpa: value });
    expect(of("4", "4")).toEqual([]);
    expect(of("4.2", "4")).toEqual(["cgpa: a CGPA is at most 4"]);
    expect(of("5.01", "5")).toEqual(["cgpa: a CGPA is at most 5"]);
    for (const value of ["3.999", "0", "-1", "x", "1e1", "NaN"]) {
      expect(of(value, "5"), value).toEqual(["cgpa: a CGPA has at most two decimals"]);
    }
    expect(of("3,5", "5")).toEqual(["cgpa: 3,5 has a comma: type 3.5"]);
    expect(of(" ", "5")).toEqual(["cgpa: please enter your CGPA"]);
  });

  test("of a number without decimals is whole, and within its limits", () => {
    const whole = "please enter a whole number";
    const utme = (utmeScore: string) =>
      messagesOf(answersSchema(jambParticulars), { utmeScore }).filter((one) =>
        one.startsWith("utme"),
      );
    expect([utme("1"), utme("400")]).toEqual([[], []]);
    for (const value of ["180.5", "180,5", "0", "-1", "2e2", "many"]) {
      expect(utme(value), value).toEqual([`utmeScore: ${whole}`]);
    }
    expect(utme("401")).toEqual(["utmeScore: a UTME score is at most 400"]);
    expect([one(children, { numberOfChildren: "0" }), one(children, {})]).toEqual([[], []]);
    expect(one(children, { numberOfChildren: "30" })).toEqual([]);
    for (const value of ["1.5", "-1", "31", "two"]) {
      expect(one(children, { numberOfChildren: value }), value).toEqual([
        `numberOfChildren: ${whole}`,
      ]);
    }
  });

  test("of a text has as many characters as it must, and no more than it may", () => {
    const reason: Field = {
      id: "reason",
      label: "Reason",
      type: "area",
      most: 500,
      required: "please say why",
      least: { count: 20, message: "please say why" },
    };
    expect(one(reason, { reason: "a".repeat(20) })).toEqual([]);
    expect(one(reason, { reason: ` ${"a".repeat(19)} ` })).toEqual(["reason: please say why"]);
    expect(one(reason, { reason: "a".repeat(501) })).toEqual([
      "reason: please use at most 500 characters",
    ]);
    expect(one(reason, {})).toEqual(["reason: please say why"]);
  });

  test("of years ends no earlier than it began, and not in the future", () => {
    const years: Field[] = [
      { id: "yearFrom", label: "From", type: "year", required: "please select a date" },
      { id: "yearTo", label: "To", type: "year", notBefore: "yearFrom" },
    ];
    const of = (yearFrom: string, yearTo: string) =>
      messagesOf(answersSchema(years), { yearFrom, yearTo });
    expect(of("2019", "2019")).toEqual([]);
    expect(of("2019", "")).toEqual([]);
    expect(of("2019", "2018")).toHaveLength(1);
    expect(of("2999", "")).toEqual(["yearFrom: please select a date"]);
  });
});

describe("rows", () => {
  const rows: Field = {
    id: "languages",
    label: "Languages",
    type: "rows",
    each: "Language",
    min: 1,
    max: 3,
    tooFew: "subjects are required",
    once: "language",
    fields: [{ id: "language", label: "Language", type: "text", required: "please name it" }],
  };
  const of = (...languages: string[]) =>
    messagesOf(answersSchema([rows]), { languages: languages.map((language) => ({ language })) });

  test("are as many as they must be, each fieldTexts by itself, and none twice", () => {
    expect(of("Yorùbá", "Igbo")).toEqual([]);
    expect(of()).toEqual(["languages: subjects are required"]);
    expect(of("a", "b", "c", "d")).toHaveLength(1);
    expect(of("Hausa", "")).toEqual(["languages.1.language: please name it"]);
    expect(of("Hausa", "Hausa")).toEqual(["languages: duplicate entries exists"]);
  });

  test("hold nothing but rows", () => {
    for (const languages of ["x", 3, {}, [3], [[]], null]) {
      const fieldTexts = messagesOf(answersSchema([rows]), { languages });
      expect(fieldTexts.length, JSON.stringify(languages)).toBeGreaterThan(0);
    }
  });
});
