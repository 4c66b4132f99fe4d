import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isCredit, unmetOf, unmetText, type Brought, type Requirement } from "./requirements.ts";

const subject = fc.integer({ min: 1, max: 12 });
const subjects = fc.uniqueArray(subject, { maxLength: 9 });
const or = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const requirement: fc.Arbitrary<Requirement> = fc.record({
  cutOff: or(fc.integer({ min: 0, max: 100 })),
  minimumUtme: or(fc.integer({ min: 0, max: 400 })),
  credits: or(fc.integer({ min: 1, max: 9 })),
  creditSubjectIds: subjects,
});
const brought: fc.Arbitrary<Brought> = fc.record({
  aggregate: or(fc.integer({ min: 0, max: 100 })),
  utme: or(fc.integer({ min: 0, max: 400 })),
  credited: subjects,
});

describe("what a department asks", () => {
  test.prop([brought])("is met by everybody where it is nothing", (one) => {
    const nothing = { cutOff: null, minimumUtme: null, credits: null, creditSubjectIds: [] };
    expect(unmetOf(nothing, one)).toEqual([]);
  });

  test.prop([requirement, brought, subject])(
    "is not met less by who brings more",
    (asked, one, more) => {
      const better = {
        aggregate: 100,
        utme: 400,
        credited: [...new Set([...one.credited, more])],
      };
      const before = new Set(unmetOf(asked, one).map(({ what }) => what));
      for (const { what } of unmetOf(asked, better)) expect(before).toContain(what);
    },
  );

  test.prop([requirement, brought])(
    "is met when each part of it is, by whoever counts",
    (asked, one) => {
      const met = unmetOf(asked, one).length === 0;
      const enough =
        asked.creditSubjectIds.every((id) => one.credited.includes(id)) &&
        one.credited.length >= (asked.credits ?? 0);
      const scored =
        (asked.cutOff === null || (one.aggregate ?? -1) >= asked.cutOff) &&
        (asked.minimumUtme === null || (one.utme ?? -1) >= asked.minimumUtme);
      expect(met).toBe(enough && scored);
    },
  );
});

test("it is told in words", () => {
  const asked = { cutOff: 52.5, minimumUtme: 180, credits: 5, creditSubjectIds: [1, 2] };
  const one = { aggregate: 40, utme: null, credited: [1, 3] };
  const names = new Map([[2, "Mathematics"]]);
  const told = unmetOf(asked, one).map((unmet) =>
    unmetText(unmet, "Accountancy", (id) => names.get(id) ?? ""),
  );
  expect(told).toEqual([
    "the UTME score is below 180",
    "the aggregate is below 52.5",
    "the O-level credits of Accountancy are not met: Mathematics, 2 of 5",
  ]);
});

test("a credit is A1 to C6", () => {
  const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9", "AR", ""];
  expect(grades.filter(isCredit)).toEqual(["A1", "B2", "B3", "C4", "C5", "C6"]);
});
