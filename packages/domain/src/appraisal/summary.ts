import { appraisalQuestions, type AppraisalQuestion } from "./questions.ts";

/** Fewer answers than these would tell who gave them. */
export const fewestAnswers = 5;

/** The mean of each question, of what has been answered; none before five have answered. */
export function appraisalMeans(
  answers: readonly Readonly<Record<string, number>>[],
): { question: AppraisalQuestion; mean: number }[] {
  if (answers.length < fewestAnswers) return [];
  return appraisalQuestions.flatMap(({ id }) => {
    const given = answers.flatMap((one) => one[id] ?? []);
    // A question that fewer were asked is as telling as few answers.
    if (given.length < fewestAnswers) return [];
    return [{ question: id, mean: given.reduce((sum, one) => sum + one, 0) / given.length }];
  });
}
