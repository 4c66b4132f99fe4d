import { numberLabels, type NumberKind } from "../../student/number.ts";
import type { PaperFact } from "../kinds.ts";
import type { Printable } from "../printed.ts";
import { printed } from "../printed.ts";

/** A text that a record may lack. */
export type Text = string | null | undefined;

/** A line of a paper, in words. */
export const row = (label: string, value: Printable): PaperFact => ({
  label,
  value: printed(value),
});

/** A line that a paper leaves out where its record does not know the fact at all. */
export const rowIfKnown = (label: string, value: Printable): PaperFact[] =>
  value === undefined ? [] : [row(label, value)];

/** Those printed lines that a paper's check tells, in the order in which they are printed. */
export const rowsLabelled = (rows: readonly PaperFact[], labels: readonly string[]): PaperFact[] =>
  rows.filter(({ label }) => labels.includes(label));

/** A student's number, and which it is: a newcomer has an admission number alone. */
export type NumberOnPaper = {
  /** As the registry gave it; of a newcomer the admission number. */
  readonly matricNumber: Text;
  /** The matric number unless said. */
  readonly numberKind?: NumberKind | null | undefined;
};

/** The line of the number, called what it is. */
export const numberRow = ({ matricNumber, numberKind }: NumberOnPaper): PaperFact =>
  row(numberLabels[numberKind ?? "matric"], matricNumber);

/** The same, left out of whom the record has none. */
export const numberIfKnown = ({ matricNumber, numberKind }: Partial<NumberOnPaper>): PaperFact[] =>
  matricNumber === undefined ? [] : [numberRow({ matricNumber, numberKind })];

/** Who a student is, and what is studied where. */
export type StudentOnPaper = NumberOnPaper & {
  /** Last name, first name, middle name. */
  readonly fullName: Text;
  /** The faculty or school that teaches. */
  readonly faculty: Text;
  /** The department in it. */
  readonly department: Text;
  /** "National Diploma, full-time". */
  readonly programme: Text;
  /** "ND I". */
  readonly level: Printable;
};

/** Who the student is, in lines. */
export const studentRows = (student: StudentOnPaper): PaperFact[] => [
  row("Full name", student.fullName),
  numberRow(student),
  row("Faculty", student.faculty),
  row("Department", student.department),
  row("Programme", student.programme),
  row("Level", student.level),
];

/** What the check of every paper about a student tells. */
export const identity: readonly string[] = ["Full name", ...Object.values(numberLabels)];
