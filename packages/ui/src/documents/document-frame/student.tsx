import { Avatar } from "../../components/avatar/avatar.tsx";
import type { DocumentRow } from "./document-section.tsx";
import type { Printable } from "./printed.ts";
import type { Study } from "./study.ts";

/** The student whom a paper is about. */
export type DocumentStudent = Study & {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave: `ND/CSC/26/00417`. */
  matricNumber: string | null | undefined;
  /** The year of study: "ND I". */
  level: Printable;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
};

/** Who the student is, in lines. */
export const studentRows = (student: DocumentStudent): DocumentRow[] => [
  { label: "Full name", value: student.fullName },
  { label: "Matric number", value: student.matricNumber },
  { label: "Faculty", value: student.faculty },
  { label: "Department", value: student.department },
  { label: "Programme", value: student.programme },
  { label: "Level", value: student.level },
];

export type PassportProps = {
  /** Whose photograph it is. */
  name: string | null | undefined;
  /** The photograph's address. */
  src?: string | null | undefined;
};

/** The passport photograph on a paper, or initials in its place. */
export function Passport({ name, src }: PassportProps) {
  return <Avatar name={name ?? ""} src={src ?? null} size="passport" />;
}
