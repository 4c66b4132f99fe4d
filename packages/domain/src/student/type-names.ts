import { studentTypeIds } from "./types.ts";

/** What each kind of student is called. */
export const studentTypeNames: Readonly<Record<number, string>> = {
  [studentTypeIds.undergraduate]: "Undergraduate",
  [studentTypeIds.postgraduate]: "Postgraduate",
  [studentTypeIds.diploma]: "Diploma",
  [studentTypeIds.jupeb]: "JUPEB",
  [studentTypeIds.sandwich]: "Sandwich",
  [studentTypeIds.sandwichDiploma]: "Sandwich Diploma",
};
