import { holdsWords } from "@polyportal/domain/text/fold";

/** Which students of a class to show; it lives in the page's address. */
export type ClassListFilter = {
  /** A part of a name or of a matric number; empty for everyone. */
  term: string;
  /** Everyone, or who has all results uploaded, or who has not. */
  uploads: "all" | "complete" | "incomplete";
};

/** What the filter looks at. */
type Filtered = {
  fullName: string;
  matricNumber: string;
  coursesUploaded: number;
  totalCoursesRegistered: number;
};

/** The students that a filter lets through; each word of its term must be found. */
export function filterClass<Entry extends Filtered>(
  entries: readonly Entry[],
  { term, uploads }: ClassListFilter,
): readonly Entry[] {
  // Who types "sola" finds "Ṣọlá".
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
