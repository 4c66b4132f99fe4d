/** What the school knows already of who applies: it is shown, not asked. */
export type Known = {
  readonly jambNumber: string | null;
  readonly utmeScore: number | null;
  /** The four of the UTME, or none. */
  readonly subjects: readonly { readonly id: number; readonly name: string }[];
};

/** The fields of the four subjects, where they are data. */
export const subjectFields = [
  "firstSubject",
  "secondSubject",
  "thirdSubject",
  "fourthSubject",
] as const;

/** The same as answers to what is asked as data. */
export function givenBy(known: Known | null): Readonly<Record<string, string>> {
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

/** Whether all of the UTME is known: number, score and subjects. */
export const knowsUtme = (
  known: Known | null,
): known is Known & { jambNumber: string; utmeScore: number } =>
  known !== null &&
  known.jambNumber !== null &&
  known.utmeScore !== null &&
  known.subjects.length === 4;
