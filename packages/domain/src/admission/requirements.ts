import { requirementWords as words } from "../messages/requirements.ts";

/** What a department asks of an applicant; null is nothing. */
export type Requirement = {
  /** The least aggregate. */
  readonly cutOff: number | null;
  readonly minimumUtme: number | null;
  /** How many credits in all. */
  readonly credits: number | null;
  /** Subjects that have to be among them, by their ids. */
  readonly creditSubjectIds: readonly number[];
};

/** What an applicant brings; null is not known. */
export type Brought = {
  readonly aggregate: number | null;
  readonly utme: number | null;
  /** The subjects with a credit, in whichever sitting, by their ids. */
  readonly credited: readonly number[];
};

/** Whether a grade is a credit: A1 to C6. */
export const isCredit = (grade: string): boolean => /^(A1|B[23]|C[4-6])$/.test(grade);

/** A requirement that somebody does not meet: by how much, or which subjects are missing. */
type Unmet =
  | { readonly what: "cut-off" | "utme"; readonly least: number }
  | {
      readonly what: "credits";
      readonly missing: readonly number[];
      readonly has: number;
      readonly asked: number;
    };

/** What an applicant does not meet. What is not known of a score is not met, where one is asked. */
export function unmetOf(requirement: Requirement, brought: Brought): Unmet[] {
  const { cutOff, minimumUtme, credits, creditSubjectIds } = requirement;
  const credited = new Set(brought.credited);
  const missing = creditSubjectIds.filter((id) => !credited.has(id));
  const asked = Math.max(credits ?? 0, creditSubjectIds.length);
  return [
    ...below("utme", minimumUtme, brought.utme),
    ...below("cut-off", cutOff, brought.aggregate),
    ...(missing.length > 0 || credited.size < asked
      ? [{ what: "credits", missing, has: credited.size, asked } as const]
      : []),
  ];
}

const below = (what: "cut-off" | "utme", least: number | null, has: number | null): Unmet[] =>
  least !== null && (has === null || has < least) ? [{ what, least }] : [];

/** The same in words, by what a department and the subjects are called. */
export function unmetText(
  unmet: Unmet,
  department: string,
  nameOf: (subjectId: number) => string,
): string {
  if (unmet.what === "credits") {
    const { missing, has, asked } = unmet;
    const counted = has < asked ? [words.counted(has, asked)] : [];
    return words.credits(department, [...missing.map(nameOf), ...counted].join(", "));
  }
  return unmet.what === "utme" ? words.utme(unmet.least) : words.cutOff(unmet.least);
}
