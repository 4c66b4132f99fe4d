/** What the school already knows about an applicant. It is shown, not asked. */
export type Prefill = {
  readonly jambNumber: string | null;
  readonly utmeScore: number | null;
  /** The four UTME subjects, or none. */
  readonly subjects: readonly { readonly id: number; readonly name: string }[];
};

/** The fields of the four subjects in forms that ask them. */
export const subjectFields = [
  "firstSubject",
  "secondSubject",
  "thirdSubject",
  "fourthSubject",
] as const;

/** The known values as answers. */
export function givenBy(known: Prefill | null): Readonly<Record<string, string>> {
  if (!known) return {};
  const { jambNumber, utmeScore, subjects } = known;
  return {
    ...(jambNumber !== null && { jambNumber }),
    ...(utmeScore !== null && { utmeScore: String(utmeScore) }),
    ...Object.fromEntries(
      subjects.length === subjectFields.length
        ? subjectFields.map((field, at) => [field, subjects[at]?.name ?? ""])
        : [],
    ),
  };
}

/** Whether the whole UTME is known: number, score and subjects. */
export const hasPrefilledUtme = (
  known: Prefill | null,
): known is Prefill & { jambNumber: string; utmeScore: number } =>
  known !== null &&
  known.jambNumber !== null &&
  known.utmeScore !== null &&
  known.subjects.length === 4;
