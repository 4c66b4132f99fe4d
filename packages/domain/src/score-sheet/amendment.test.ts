import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { amendmentNeeds } from "../messages/amendment-news.ts";
import { isAmendable, readAmendment } from "./amendment.ts";
import { markCodes } from "./mark-codes.ts";
import { sumOfMarks } from "./marks.ts";
import { isComplete, noMarks } from "./row.ts";
import { laboratorySplit, partsOf, scoreParts, usualSplit } from "./split.ts";

const split = fc.constantFrom(usualSplit, laboratorySplit);
const cell = fc.oneof(
  fc.integer({ min: 0, max: 7_500 }).map((hundredths) => String(hundredths / 100)),
  fc.constantFrom("", "-1", "x", "1.234"),
);
const typed = fc.record({
  test: cell,
  lab: cell,
  exam: cell,
  code: fc.constantFrom("", "", ...markCodes, "ODD"),
});
const marks = fc.record({
  test: fc.constantFrom(null, 0, 12.5, 20),
  lab: fc.constant(null),
  exam: fc.constantFrom(null, 0, 30.25, 60),
  code: fc.constantFrom(null, ...markCodes),
});

test.prop([typed, marks, split])(
  "what is asked for is whole, adds up and is not what stands",
  (cells, before, parts) => {
    const lab = parts.lab > 0 ? cells.lab : "";
    const read = readAmendment({ ...cells, lab, reason: "why" }, before, parts);
    if ("refusals" in read) {
      expect(Object.keys(read.refusals)).not.toEqual([]);
      return;
    }
    const { marks: after, total } = read;
    expect(isComplete(after, parts)).toBe(true);
    expect(total).toBe(
      after.code ? null : sumOfMarks(partsOf(parts).map((part) => after[part] ?? NaN)),
    );
    expect(
      scoreParts.some((part) => after[part] !== before[part]) || after.code !== before.code,
    ).toBe(true);
  },
);

test("a part that is missing and a row that stays are told at the field", () => {
  const before = { test: 20, lab: null, exam: 45, code: null };
  expect(readAmendment({ test: "20", exam: "" }, before, usualSplit)).toEqual({
    refusals: { exam: amendmentNeeds.part("exam") },
  });
  expect(readAmendment({ test: "20.0", exam: "45" }, before, usualSplit)).toEqual({
    refusals: { test: amendmentNeeds.another },
  });
  expect(readAmendment({ test: "20", exam: "", code: "sick" }, before, usualSplit)).toEqual({
    marks: { test: 20, lab: null, exam: null, code: "SICK" },
    total: null,
  });
  expect(readAmendment({ exam: "50" }, { ...noMarks, test: 20 }, usualSplit)).toMatchObject({
    total: 70,
  });
});

test("what is out is amended, and what was left empty although its registration is approved", () => {
  const row = { published: false, registration: "approved", total: null, code: null } as const;
  expect(isAmendable(row)).toBe(true);
  expect(isAmendable({ ...row, total: 50 })).toBe(false);
  expect(isAmendable({ ...row, code: "ABS" })).toBe(false);
  expect(isAmendable({ ...row, registration: "submitted" })).toBe(false);
  expect(isAmendable({ ...row, registration: "returned", published: true })).toBe(true);
});
