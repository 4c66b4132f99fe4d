import { partsOf, type ScorePart, type Split } from "../score-sheet/split.ts";

/** The parts of a score as columns are headed by them. */
const parts: Readonly<Record<ScorePart, string>> = { test: "Test", lab: "Lab", exam: "Exam" };

/** The columns of a course's marks in a workbook, by what they are read as. */
export const scoreColumns = {
  number: "S/N",
  fullName: "Full name",
  matricNumber: "Matric number",
  ...parts,
  code: "Code",
  reason: "Why",
} as const;

/** A part's column as the template heads it: "Test (20)". */
const partHeading = (part: ScorePart, max: number): string => `${parts[part]} (${max})`;

/** The headings of a template; a part of maximum 0 has none. */
export const templateHeadings = (split: Split): string[] => [
  scoreColumns.number,
  scoreColumns.fullName,
  `${scoreColumns.matricNumber}*`,
  ...partsOf(split).map((part) => partHeading(part, split[part])),
  scoreColumns.code,
  scoreColumns.reason,
];

const listed = (rows: readonly number[]): string =>
  `${rows.slice(0, -1).join(", ")} and ${rows.at(-1)}`;

/** What is said of a sheet of marks that is uploaded, and of its rows. */
export const scoreUploadWords = {
  twice: (rows: readonly number[]): string =>
    `this matric number stands twice in the sheet (rows ${listed(rows)})`,
  otherName: (name: string): string =>
    `the name does not belong to this matric number: the school has ${name}`,
  otherSheet: (course: string, session: string): string =>
    `this file belongs to ${course}, ${session}`,
  unknownSheet: "this file belongs to another course",
  otherMaximum: (part: string, said: number, max: number): string =>
    `${part} counts ${max} in this course, and ${said} in the file. Please download the template again.`,
  older:
    "The scores were handed on after this file was downloaded, and came back. Please look at what changes.",
  tooLong: (max: number): string => `please enter at most ${max} characters`,
  enterMark: (max: number): string => `0 to ${max}, at most 2 decimals; - clears it`,
  enterCode: "ABS, SICK, INC, MAL or WHD; - clears it",
} as const;
