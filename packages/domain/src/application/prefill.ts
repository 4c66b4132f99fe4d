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
export function givenBy(prefill: Prefill | null): Readonly<Record<string, string>> {
  if (!prefill) return {};
  const { jambNumber, utmeScore, subjects } = prefill;
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
  prefill: Prefill | null,
): prefill is Prefill & { jambNumber: string; utmeScore: number } =>
  prefill !== null &&
  prefill.jambNumber !== null &&
  prefill.utmeScore !== null &&
  prefill.subjects.length === 4;
