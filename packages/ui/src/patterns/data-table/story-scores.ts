import type { CellValue } from "./cell-value.ts";
import { students } from "./story-students.ts";

/** A line of the stories' score sheet. The docs show those of `shown-scores.ts`. */
export type Score = {
  id: string;
  name: string;
  matric: string;
  test: CellValue;
  exam: CellValue;
  remark: string;
};

/** Fourteen lines on two pages; the sixth student was absent. */
export const scores: readonly Score[] = students(14).map(({ id, name, matric }, index) => ({
  id,
  name,
  matric,
  test: index === 5 ? null : 12 + ((index * 7) % 18),
  exam: index === 5 ? null : 30 + ((index * 13) % 40),
  remark: index === 5 ? "absent" : "sat",
}));
