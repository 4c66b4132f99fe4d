import type { CellValue } from "./cell-value.ts";

export type Score = {
  id: string;
  name: string;
  matric: string;
  test: CellValue;
  exam: CellValue;
  remark: string;
};

export const scores: readonly Score[] = [
  {
    id: "1",
    name: "ADEYEMI Chidinma Grace",
    matric: "FPI/ND/24/0001",
    test: 24,
    exam: 58,
    remark: "sat",
  },
  {
    id: "2",
    name: "EZE Ngozi Ibrahim",
    matric: "FPI/ND/24/0002",
    test: null,
    exam: null,
    remark: "absent",
  },
];
