import { appraisalQuestions } from "./questions.ts";
import type { AppraisalQuestion } from "./questions.ts";

/** The form as it opens: with what was kept, or with nothing rated. */
export const appraisalStart = (
  draft: { ratings: Readonly<Record<string, number>>; comment: string } | null,
) => ({
  ratings: Object.fromEntries(
    appraisalQuestions.map(({ id }) => [id, draft?.ratings[id]] as const),
  ) as Record<AppraisalQuestion, number | undefined>,
  comment: draft?.comment ?? "",
});

/** The questions that are rated, as they are kept. */
export const ratedOnly = (
  ratings: Readonly<Record<string, number | null | undefined>>,
): Record<string, number> =>
  Object.fromEntries(
    appraisalQuestions.flatMap(({ id }) => {
      const given = ratings[id];
      return given == null ? [] : [[id, given] as const];
    }),
  );
