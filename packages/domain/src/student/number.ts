/** The numbers that a student has: of two there is one at least. */
export type StudentNumbers = {
  /** Null until it is given. */
  readonly matricNumber: string | null;
  /** Null of who came before admission numbers were kept. */
  readonly admissionNumber: string | null;
};

/**
 * The number by which the school calls a student, on papers, in lists and letters: the matric number, and
 * until it is given the admission number. The column `students.number` is made by the same rule.
 */
export const studentNumber = ({ matricNumber, admissionNumber }: StudentNumbers): string =>
  matricNumber ?? admissionNumber ?? "";
