import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { appraisalQuestions } from "./questions.ts";
import { appraisalMeans, fewestAnswers } from "./summary.ts";

const all = (rating: number) =>
  Object.fromEntries(appraisalQuestions.map(({ id }) => [id, rating]));

test("four answers tell nothing, five tell the mean of each question", () => {
  expect(appraisalMeans([1, 2, 3, 4].map(all))).toEqual([]);
  const means = appraisalMeans([1, 2, 3, 4, 5].map(all));
  expect(means).toHaveLength(appraisalQuestions.length);
  expect(new Set(means.map(({ mean }) => mean))).toEqual(new Set([3]));
});

test("a question that four of six answered has no mean", () => {
  const answers = [all(4), all(4), all(4), all(4), { clarity: 2 }, { clarity: 2 }];
  expect(appraisalMeans(answers).map(({ question }) => question)).toEqual(["clarity"]);
});

test.prop([fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 })])(
  "a mean lies between the least and the best rating",
  (ratings) => {
    for (const { mean } of appraisalMeans(ratings.map(all))) {
      expect(ratings.length).toBeGreaterThanOrEqual(fewestAnswers);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(mean).toBeLessThanOrEqual(Math.max(...ratings));
    }
  },
);
