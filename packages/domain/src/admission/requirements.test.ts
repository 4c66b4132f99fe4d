import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { askedTexts } from "./asked.ts";
import {
  isCredit,
  nothingAsked,
  unmetOf,
  unmetText,
  verdictOf,
  type Brought,
  type Requirement,
} from "./requirements.ts";

const subject = fc.integer({ min: 1, max: 12 });
const subjects = fc.uniqueArray(subject, { maxLength: 9 });
const or = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const requirement: fc.Arbitrary<Requirement> = fc.record({
  cutOff: or(fc.integer({ min: 0, max: 100 })),
  minimumUtme: or(fc.integer({ min: 0, max: 400 })),
  credits: or(fc.integer({ min: 1, max: 9 })),
  creditSubjectIds: subjects,
  certificates: or(fc.subarray(["ND", "NCE"])),
});
const brought: fc.Arbitrary<Brought> = fc.record({
  aggregate: or(fc.integer({ min: 0, max: 100 })),
  utme: or(fc.integer({ min: 0, max: 400 })),
  credited: subjects,
  awaiting: fc.boolean(),
  certificate: or(fc.constantFrom("ND", "NCE", "HND")),
});

describe("what a department asks", () => {
  test.prop([brought])("is met by everybody where it is nothing", (one) => {
    expect(unmetOf(nothingAsked, one)).toEqual([]);
  });

  test.prop([requirement, brought, subject])(
    "is not met less by who brings more",
    (asked, one, more) => {
      const better = {
        ...one,
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
      const certified =
        asked.certificates === null || asked.certificates.includes(one.certificate ?? "");
      expect(met).toBe(enough && scored && certified);
    },
  );

  test.prop([requirement, brought])(
    "is open only where something is not known of which more may come",
    (asked, one) => {
      const known = {
        ...one,
        aggregate: one.aggregate ?? 0,
        utme: one.utme ?? 0,
        awaiting: false,
        certificate: one.certificate ?? "none",
      };
      expect(unmetOf(asked, known).filter(({ open }) => open)).toEqual([]);
      expect(verdictOf(unmetOf(asked, known))).not.toBe("perhaps");
    },
  );
});

test("it is told in words", () => {
  const asked = { cutOff: 52.5, minimumUtme: 180, credits: 5, creditSubjectIds: [1, 2] };
  const rule = { ...nothingAsked, ...asked, certificates: ["ND", "IJMB"] };
  const one = { aggregate: 40, utme: 179, credited: [1, 3], awaiting: false, certificate: "NCE" };
  const names = new Map([[2, "Mathematics"]]);
  const told = (who: Brought) =>
    unmetOf(rule, who).map((unmet) => unmetText(unmet, "Accountancy", (id) => names.get(id) ?? ""));
  expect(told(one)).toEqual([
    "the UTME score is below 180",
    "the aggregate is below 52.5",
    "the O-level credits of Accountancy are not met: Mathematics, 2 of 5",
    "Accountancy does not take this certificate, but ND, IJMB",
  ]);
  const unknown = { ...one, aggregate: null, utme: null, awaiting: true, certificate: null };
  expect(told(unknown)).toEqual([
    "the UTME score is not known yet: at least 180 is asked",
    "the aggregate is not known yet: at least 52.5 is asked",
    "results of the O-level are not known yet; of the credits of Accountancy there lack: Mathematics, 2 of 5",
    "the certificate is not known yet: one of ND, IJMB is asked",
  ]);
});

test("what is asked is told in words, too, to who has told nothing", () => {
  const names = new Map([[2, "Mathematics"]]);
  const asked = (some: Partial<Requirement>) =>
    askedTexts({ ...nothingAsked, ...some }, (id) => names.get(id) ?? "");
  expect(
    asked({ cutOff: 52.5, minimumUtme: 180, credits: 5, creditSubjectIds: [2], certificates: [] }),
  ).toEqual([
    "5 credits in the O-level result, among them Mathematics",
    "UTME score of at least 180",
    "aggregate of at least 52.5",
    "nobody is taken by a certificate",
  ]);
  expect(asked({ credits: 4, certificates: ["ND", "IJMB"] })).toEqual([
    "4 credits in the O-level result",
    "one of these certificates: ND, IJMB",
  ]);
  expect(asked({})).toEqual([]);
});

test("a credit is A1 to C6", () => {
  const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9", "AR", ""];
  expect(grades.filter(isCredit)).toEqual(["A1", "B2", "B3", "C4", "C5", "C6"]);
});
