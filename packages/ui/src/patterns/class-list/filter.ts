import { holdsWords } from "@polyportal/domain/text/fold";

/** A filter of a class, kept in the page's address. */
export type ClassListFilter = {
  /** A part of a name or matric number; empty for all. */
  term: string;
  /** All, or only those with or without all results. */
  uploads: "all" | "complete" | "incomplete";
};

/** The values that the filter reads. */
type Filtered = {
  fullName: string;
  matricNumber: string;
  coursesUploaded: number;
  totalCoursesRegistered: number;
};

/** The students that match. Each word of the term must be found. */
export function filterClass<Entry extends Filtered>(
  entries: readonly Entry[],
  { term, uploads }: ClassListFilter,
): readonly Entry[] {
  // "sola" also finds "Ṣọlá".
  return entries.filter(
    (entry) => holdsWords(`${entry.fullName} ${entry.matricNumber}`, term) && fits(entry, uploads),
  );
}

function fits(entry: Filtered, uploads: ClassListFilter["uploads"]): boolean {
  if (uploads === "all") return true;
  const complete =
    entry.totalCoursesRegistered > 0 && entry.coursesUploaded >= entry.totalCoursesRegistered;
  return complete === (uploads === "complete");
}
