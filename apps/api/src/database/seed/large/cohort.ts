import { studentTypeIds } from "@polyportal/domain/student/types";
import { currentSessionId } from "../demo/admissions.ts";
import { manyStudents, type StudentRows } from "../demo/students.ts";

const { undergraduate, diploma, sandwich, sandwichDiploma, jupeb } = studentTypeIds;

/** Most of a polytechnic are undergraduates; of a thousand, so many are of the other types. */
const ofThousand: Record<number, number> = {
  [undergraduate]: 760,
  [diploma]: 70,
  [sandwich]: 60,
  [sandwichDiploma]: 60,
  [jupeb]: 30,
};
const postgraduates = 20;

/** Where the large school's numbers begin: the demo school's are smaller. */
const firstNumber = 10_000;

/**
 * So many students, whose accounts all have one hash, the demo password's. Undergraduates have been here in all three
 * sessions, the others for as long as their studies last.
 */
export const largeCohort = (size: number, passwordHash: string): StudentRows =>
  manyStudents({
    each: (type) => Math.round((size * (ofThousand[type] ?? postgraduates)) / 1000),
    entry: (type, random) => {
      if (type === undergraduate) return { entryStep: random.below(2), entrySessionId: 1 };
      const single = type !== diploma && type !== sandwich && type !== sandwichDiploma;
      return { entryStep: 0, entrySessionId: currentSessionId - (single ? 0 : random.below(2)) };
    },
    passwordHash,
    demoPassword: true,
    seed: 23,
    from: firstNumber,
  });
