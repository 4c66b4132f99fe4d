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

/** Which of the numbers a student is called by. */
export const numberKinds = ["matric", "admission"] as const;
/** The kind of a number. */
export type NumberKind = (typeof numberKinds)[number];

/** What papers put before the number. */
export const numberLabels: Readonly<Record<NumberKind, string>> = {
  matric: "Matric number",
  admission: "Admission number",
};

/** In a list under "Matric number": what is an admission number says so, in the number's place. */
export const admissionNumberInList = ({
  matricNumber,
  numberKind,
}: ReturnType<typeof numberWithKind>): string | undefined =>
  numberKind === "admission"
    ? `${matricNumber} (${numberLabels.admission.toLowerCase()})`
    : undefined;

/** A student's number as records that are printed have it: the number, and which of the two it is. */
export const numberWithKind = (
  numbers: StudentNumbers,
): { matricNumber: string; numberKind: NumberKind } => ({
  matricNumber: studentNumber(numbers),
  numberKind: numbers.matricNumber === null ? "admission" : "matric",
});

/** What an account is called by, each once: the user name, and a student's number where that is another. */
export const accountNames = ({
  userName,
  matricNumber,
}: {
  readonly userName: string;
  readonly matricNumber: string | null;
}): string[] =>
  matricNumber === null || matricNumber.toLowerCase() === userName.toLowerCase()
    ? [userName]
    : [userName, matricNumber];
