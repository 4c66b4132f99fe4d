import { levelById } from "../student/levels.ts";
import { studentTypeIds } from "../student/types.ts";

/** Full-time students go: those of sandwich courses work between their terms anyway. */
const types: readonly number[] = [studentTypeIds.undergraduate, studentTypeIds.diploma];

/** ND I, ND II and HND I; whoever is in HND II has been. */
const levelIds: readonly number[] = [1, 2, 3];

/** Whether a kind of student ever goes. */
export const mayGoToSiwes = (studentTypeId: number): boolean => types.includes(studentTypeId);

/** Whether a student goes to industrial training (SIWES) in the session of this level. */
export const goesToSiwes = ({
  studentTypeId,
  levelId,
}: {
  studentTypeId: number;
  levelId: number;
}) => mayGoToSiwes(studentTypeId) && levelIds.includes(levelId);

/** The levels that go, in words: "ND I, ND II, HND I". */
export const siwesLevels: string = levelIds.map((id) => levelById(id).name).join(", ");
