import { studentTypeIds } from "./types.ts";

/** A year of study, and what comes after it. */
export type Level = {
  /** Its id in the list of levels. */
  id: number;
  name: string;
  /** The kinds of students who study at it. */
  studentTypeIds: readonly number[];
  /** The level of the following session; none after the last. */
  nextId: number | undefined;
};

const { undergraduate, postgraduate, diploma, jupeb, sandwich, sandwichDiploma } = studentTypeIds;

const level = (
  id: number,
  name: string,
  studentTypeIds: readonly number[],
  nextId?: number,
): Level => ({ id, name, studentTypeIds, nextId });

/** Every level of the school. Ids never change. */
export const levels: readonly Level[] = [
  level(1, "ND I", [undergraduate, diploma, sandwichDiploma], 2),
  level(2, "ND II", [undergraduate, diploma, sandwichDiploma]),
  level(3, "HND I", [undergraduate, sandwich], 4),
  level(4, "HND II", [undergraduate, sandwich]),
  level(5, "Foundation", [jupeb]),
  level(6, "PGD", [postgraduate]),
  level(7, "Masters I", [postgraduate], 8),
  level(8, "Masters II", [postgraduate]),
  level(9, "PhD I", [postgraduate], 10),
  level(10, "PhD II", [postgraduate], 11),
  level(11, "PhD III", [postgraduate]),
];

/** The level of an id. */
export function levelById(id: number): Level {
  const found = levels.find((one) => one.id === id);
  if (!found) throw new RangeError(`There is no level ${id}`);
  return found;
}

/** The levels that a kind of student goes through, first to last. */
export const levelsOf = (studentTypeId: number): readonly Level[] =>
  levels.filter((one) => one.studentTypeIds.includes(studentTypeId));
