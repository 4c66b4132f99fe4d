import { feeItemsFor } from "@polyportal/domain/fees/items";
import { levelsOf } from "@polyportal/domain/student/levels";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { expect, test } from "vitest";
import { academicSessionRows } from "./admissions.ts";
import { feeItemRows } from "./fees.ts";
import { departmentRows } from "./school.ts";

const table = feeItemRows.map((row) => ({
  ...row,
  levelId: row.levelId ?? null,
  departmentId: row.departmentId ?? null,
}));

test("every student has school fees of six to eight lines in every session, one of them tuition", () => {
  for (const { id: sessionId } of academicSessionRows) {
    const items = table.filter((row) => row.sessionId === sessionId);
    for (const studentTypeId of Object.values(studentTypeIds)) {
      for (const { id: levelId } of levelsOf(studentTypeId)) {
        for (const { id: departmentId } of departmentRows) {
          const lines = feeItemsFor(items, { studentTypeId, levelId, departmentId });
          const fees = lines.filter(({ purpose }) => purpose === "school-fees");
          expect(fees.length).toBeGreaterThanOrEqual(6);
          expect(fees.length).toBeLessThanOrEqual(8);
          expect(fees.filter(({ name }) => name.startsWith("Tuition"))).toHaveLength(1);
          expect(lines.some(({ purpose }) => purpose === "acceptance")).toBe(true);
        }
      }
    }
  }
});

test("every amount is in whole naira", () => {
  expect(table.filter(({ amountKobo }) => amountKobo <= 0 || amountKobo % 100 !== 0)).toEqual([]);
});
