import { sameAward } from "../results/attempts.ts";
import { levelById } from "../student/levels.ts";
import type { StudentNumbers } from "../student/number.ts";
import { studentTypeIds } from "../student/types.ts";

const { postgraduate, diploma, jupeb, sandwich, sandwichDiploma } = studentTypeIds;

const awards: Readonly<Record<number, string>> = {
  1: "National Diploma",
  2: "National Diploma",
  3: "Higher National Diploma",
  4: "Higher National Diploma",
  5: "JUPEB (Sub-Degree)",
  6: "Postgraduate Diploma",
  7: "Master’s degree",
  8: "Master’s degree",
  9: "Doctorate",
  10: "Doctorate",
  11: "Doctorate",
};

/** What a student was admitted for: by kind of student, and the level of the first session. */
export type Offer = {
  /** "National Diploma". */
  readonly programme: string;
  readonly modeOfStudy: "Full-time" | "Sandwich";
  /** In words: "2 years". */
  readonly duration: string;
};

/** The offer that led to a student's first session. Fails for a level that there is not. */
export function offerOf(studentTypeId: number, levelId: number): Offer {
  const programme = studentTypeId === diploma ? "Diploma" : awards[levelById(levelId).id];
  const isSandwich = studentTypeId === sandwich || studentTypeId === sandwichDiploma;
  const years = yearsFrom(levelId);
  return {
    programme: programme ?? levelById(levelId).name,
    modeOfStudy: isSandwich ? "Sandwich" : "Full-time",
    duration: years === 1 ? "1 year" : `${years} years`,
  };
}

/** The study of a student at a level, by default now. */
type Studying = {
  readonly studentTypeId: number;
  readonly levelId: number;
  readonly programme: string;
};

/** What a student studied at a level: a paper about the ND says so, whatever follows it today. */
export function programmeAt(student: Studying, levelId: number): string {
  if (sameAward(levelId, student.levelId)) return student.programme;
  return programmeOfType(student.studentTypeId, levelId);
}

/** The study of a student as in a session, for whoever was another kind of student in it. */
export const studyIn = <Student extends Studying>(
  student: Student,
  { studentTypeId, levelId }: Pick<Studying, "studentTypeId" | "levelId">,
): Student =>
  studentTypeId === student.studentTypeId
    ? student
    : { ...student, studentTypeId, programme: programmeOfType(studentTypeId, levelId) };

/** What a kind of student studies at a level: "National Diploma, full-time". */
function programmeOfType(studentTypeId: number, levelId: number): string {
  const { programme, modeOfStudy } = offerOf(studentTypeId, levelId);
  return `${programme}, ${modeOfStudy.toLowerCase()}`;
}

/** How many sessions lie before the award, the level's own with them. */
function yearsFrom(levelId: number): number {
  const { nextId } = levelById(levelId);
  return nextId === undefined ? 1 : 1 + yearsFrom(nextId);
}

/** Which of the three letters of admission a student gets. */
export type LetterKind = "letter" | "jupeb" | "letter_pg";

/** JUPEB and postgraduates have letters of their own; everybody else has the ND and HND letter. */
export const letterKindOf = (studentTypeId: number | null): LetterKind =>
  studentTypeId === jupeb ? "jupeb" : studentTypeId === postgraduate ? "letter_pg" : "letter";

/**
 * The number of the letter that admitted a student: `ADM/ND/COM/26/0417`. Of whom none is kept it was made
 * from the matric number.
 */
export const admissionReference = ({ admissionNumber, matricNumber }: StudentNumbers): string =>
  admissionNumber ?? `ADM/${matricNumber}`;

/** The number of the letter that confirms a development levy: `DEV/2026/2027/ND/COM/26/0417`. */
export const levyReference = (session: string, number: string): string =>
  `DEV/${session}/${number}`;
