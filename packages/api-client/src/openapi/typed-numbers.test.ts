import { expect, test } from "vitest";
import * as core from "zod/v4/core";
import { contract } from "../contract/contract.ts";
import type { Endpoint } from "../contract/define.ts";

// Nothing here is named: each field of the contract that takes what is typed for a number is asked what else
// it takes for one, in a body, in a form and in an address alike.

const odd = [
  "0x10",
  "0b1",
  "1e3",
  "+1",
  "-",
  ".5",
  "5.",
  "1_0",
  "Infinity",
  "NaN",
  "١٧",
  true,
  null,
];
const empty = ["", " ", "\u00A0"];
/** What a course's part counts is nothing where its field is empty. */
const emptyIsNone = /\.(?:test|lab|exam)$/;

const numbersIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return typeof value === "number" ? [value] : [];
};

const numbersOf = (schema: core.$ZodType, value: unknown): number[] => {
  const { success, data } = core.safeParse(schema, value);
  return success ? numbersIn(data) : [];
};

const shapeOf = ({ input }: Endpoint) =>
  (input as unknown as { _zod: { def: { shape?: Record<string, core.$ZodType> } } })._zod.def
    .shape ?? {};

const typed = Object.entries(contract as Readonly<Record<string, Endpoint>>).flatMap(
  ([name, endpoint]) =>
    Object.entries(shapeOf(endpoint)).flatMap(([field, schema]): [string, core.$ZodType][] =>
      ["1", "17"].some((text) => numbersOf(schema, text).includes(Number(text)))
        ? [[`${name}.${field}`, schema]]
        : [],
    ),
);

test("there are numbers to ask", () => {
  expect(typed.length).toBeGreaterThan(200);
});

test.each(typed)("%s takes digits alone for a number", (name, schema) => {
  for (const value of odd) expect(numbersOf(schema, value), String(value)).toEqual([]);
  if (emptyIsNone.test(name)) return;
  for (const value of empty) expect(numbersOf(schema, value), JSON.stringify(value)).toEqual([]);
});
