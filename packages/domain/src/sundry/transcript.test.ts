import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { destinationsSchema, graduateSchema } from "./transcript-forms.ts";
import {
  addressOpen,
  debtOf,
  isGraduate,
  missingResults,
  readTrackingCode,
  transcriptStates,
} from "./transcript.ts";

test("an address can be changed until the transcript is signed", () => {
  expect(transcriptStates.filter(addressOpen)).toEqual(["unpaid", "paid", "checking", "prepared"]);
});

test("who says one thing otherwise than the records is nobody", () => {
  const record = { surname: "Ọlá", dateOfBirth: "2001-05-04", year: "2024" };
  expect(isGraduate(record, { ...record, surname: " ọLá".normalize("NFD") })).toBe(true);
  for (const surname of ["Ola", "OLA ", "Ọ’lá"]) {
    expect(isGraduate(record, { ...record, surname })).toBe(true);
  }
  for (const wrong of [
    { surname: "Olá Ada" },
    { surname: "" },
    { dateOfBirth: "2001-05-05" },
    { year: "2023" },
  ]) {
    expect(isGraduate(record, { ...record, ...wrong })).toBe(false);
  }
  const unknown = { surname: "Ọlá", dateOfBirth: null, year: null };
  expect(isGraduate(unknown, record)).toBe(false);
  expect(isGraduate({ ...record, surname: "-" }, { ...record, surname: "’" })).toBe(false);
});

const kobo = fc.integer({ min: 0, max: 10_000_000 });

test("a debt is what is left of each fee, and never less than nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ totalKobo: kobo, paidKobo: kobo })), (fees) => {
      const left = fees.filter(({ totalKobo, paidKobo }) => totalKobo > paidKobo);
      expect(debtOf(fees)).toBe(debtOf(left));
      expect(debtOf(fees) > 0).toBe(left.length > 0);
    }),
  );
});

const taken = fc.array(
  fc
    .record({
      courseId: fc.integer({ min: 1, max: 5 }),
      sessionId: fc.integer({ min: 1, max: 3 }),
      returned: fc.boolean(),
    })
    .map((one) => ({ ...one, ...dated(one.sessionId) })),
);

test("what was registered either has a result or misses it", () => {
  fc.assert(
    fc.property(taken, taken, (registered, published) => {
      const missing = missingResults(registered, published);
      expect(missingResults(missing, published)).toEqual(missing);
      expect(missingResults(registered, registered)).toEqual([]);
      expect(missingResults(registered, [])).toEqual(registered.filter((one) => !one.returned));
      for (const one of registered) {
        expect(missingResults([one], [{ ...one, ...dated(one.sessionId + 1) }])).toEqual([]);
      }
    }),
  );
});

test.each(["TR-4K7M-2QX9", "tr4k7m2qx9", " 4k7m 2qx9 ", "TR–4K7M–2QX9"])(
  "%s is the code TR-4K7M-2QX9",
  (typed) => {
    expect(readTrackingCode(typed)).toBe("TR-4K7M-2QX9");
  },
);

test("what is missing of a graduate is messagesOf at its field", () => {
  expect(
    messagesOf(graduateSchema, { matricNumber: "", surname: "", dateOfBirth: "", year: "" }),
  ).toEqual([
    "matricNumber: please enter your matric or admission number",
    "surname: please enter your surname",
    "dateOfBirth: please input your date of birth",
    "year: please select a year",
  ]);
});

const wes = { kind: "evaluator", name: "WES", country: "Canada", reference: "5512345" };

test.each([
  [[], ["destinations: please add a destination"]],
  [
    [{ ...wes, delivery: "electronic" }],
    ["destinations.0.email: please enter the e-mail address of the receiver"],
  ],
  [
    [{ ...wes, delivery: "courier", email: "x@example.com" }],
    ["destinations.0.address: please enter the address of the receiver"],
  ],
  [[{ ...wes, delivery: "pigeon" }], ["destinations.0.delivery: please select a delivery"]],
  [[{ ...wes }], ["destinations.0.delivery: please select a delivery"]],
  [[{ ...wes, delivery: "sealed", address: "2 Carlton Street, Toronto" }], []],
  [
    Array.from({ length: 6 }, () => ({ ...wes, delivery: "electronic", email: "a@example.com" })),
    ["destinations: please add at most 5 destinations"],
  ],
])("of the destinations %j it is messagesOf: %j", (destinations, expected) => {
  expect(messagesOf(destinationsSchema, { destinations })).toEqual(expected);
});
