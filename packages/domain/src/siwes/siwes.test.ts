import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { levels } from "../student/levels.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { siwesPlacementSchema, siwesWeekSchema, startProblem } from "./forms.ts";
import { countWeeks, mostSiwesWeeks, weekHasBegun, weeksBetween } from "./weeks.ts";
import { goesToSiwes, siwesLevels } from "./who.ts";

const placement = {
  companyName: "Ọ̀tà-Ìgbẹ̀ Agricultural Machinery Limited",
  companyAddress: "House 14, Road 7, Unity Estate, Ìbàdàn",
  companyPhone: "0801 234 5678",
  natureOfWork: "Maintenance of farm machinery",
  supervisorName: "Engr. Danjuma Emmanuel Ekpo",
  supervisorPhone: "+2348098765432",
  startDate: "2027-03-01",
  endDate: "2027-08-13",
};

test("full-time students of ND I, ND II and HND I go to industrial training", () => {
  expect(siwesLevels).toBe("ND I, ND II, HND I");
  const going = levels.flatMap(({ id, name, studentTypeIds }) =>
    studentTypeIds
      .filter((studentTypeId) => goesToSiwes({ studentTypeId, levelId: id }))
      .map((studentTypeId) => `${name} ${studentTypeId}`),
  );
  expect(going).toEqual(["ND I 1", "ND I 3", "ND II 1", "ND II 3", "HND I 1"]);
});

test("a placement has as many weeks as its days fill or begin", () => {
  expect(countWeeks("2027-03-01", "2027-03-07")).toBe(1);
  expect(countWeeks("2027-03-01", "2027-03-08")).toBe(2);
  expect(weeksBetween("2028-02-26", "2028-03-08")).toEqual([
    { week: 1, from: "2028-02-26", to: "2028-03-03" },
    { week: 2, from: "2028-03-04", to: "2028-03-08" },
  ]);
  expect(weeksBetween("2027-03-08", "2027-03-01")).toEqual([]);
  expect(weeksBetween("", "soon")).toEqual([]);
});

const days = fc.integer({ min: 0, max: 40_000 });
const dayOf = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10);

test.prop([days, fc.integer({ min: 0, max: 700 })])(
  "the weeks follow one another from the first day to the last, 52 at most",
  (first, length) => {
    const weeks = weeksBetween(dayOf(first), dayOf(first + length));
    expect(weeks.length).toBeLessThanOrEqual(mostSiwesWeeks);
    expect(weeks[0]?.from).toBe(dayOf(first));
    for (const [index, { week, from, to }] of weeks.entries()) {
      expect(week).toBe(index + 1);
      expect(from <= to).toBe(true);
      if (index > 0) expect(Date.parse(from)).toBe(Date.parse(weeks[index - 1]!.to) + 86_400_000);
    }
    if (length < 7 * mostSiwesWeeks) expect(weeks.at(-1)?.to).toBe(dayOf(first + length));
  },
);

test("a week can be written from its first day on", () => {
  expect(weekHasBegun({ from: "2027-03-01" }, "2027-02-28")).toBe(false);
  expect(weekHasBegun({ from: "2027-03-01" }, "2027-03-01")).toBe(true);
});

test("a whole placement is taken, its telephone numbers without spaces", () => {
  expect(siwesPlacementSchema.parse(placement)).toEqual({
    ...placement,
    companyPhone: "08012345678",
  });
});

test("what is missing in a placement is named", () => {
  const nothing = Object.fromEntries(Object.keys(placement).map((field) => [field, ""]));
  expect(messagesOf(siwesPlacementSchema, nothing)).toEqual([
    "companyName: please enter the company's name",
    "companyAddress: please enter the company's address",
    "companyPhone: phone number is required",
    "natureOfWork: please enter the nature of your work",
    "supervisorName: please enter your supervisor's name",
    "supervisorPhone: phone number is required",
    "startDate: please enter the first day",
    "endDate: please enter the last day",
  ]);
});

test.each([
  ["2027-03-01", "2027-03-01", "endDate: the last day comes after the first"],
  ["2027-03-01", "2027-02-01", "endDate: the last day comes after the first"],
  ["2027-03-01", "2028-02-29", "endDate: a placement has at most 52 weeks"],
  ["2027-02-29", "2027-08-13", "startDate: there is no 29 February 2027, please check the date"],
])("a placement from %s to %s is refused", (startDate, endDate, message) => {
  expect(messagesOf(siwesPlacementSchema, { ...placement, startDate, endDate })).toEqual([message]);
});

test("a placement of 52 weeks is the longest", () => {
  const year = { ...placement, startDate: "2027-03-01", endDate: "2028-02-27" };
  expect(messagesOf(siwesPlacementSchema, year)).toEqual([]);
});

test("a placement begins in one of the session's two years", () => {
  expect(startProblem("2026-09-01", "2026/2027")).toBeUndefined();
  expect(startProblem("2027-12-31", "2026/2027")).toBeUndefined();
  expect(startProblem("2025-12-31", "2026/2027")).toBe(
    "the first day lies in the session 2026/2027",
  );
});

test("a week needs what was done; remarks may be left out", () => {
  expect(siwesWeekSchema.parse({ work: " Greased a tractor " })).toEqual({
    work: "Greased a tractor",
    remarks: "",
  });
  expect(messagesOf(siwesWeekSchema, { work: " " })).toEqual([
    "work: please enter what you did in this week",
  ]);
});
