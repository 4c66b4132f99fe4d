import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { appraisalStart, ratedOnly } from "./answers.ts";
import { appraisalDraftSchema, appraisalSchema } from "./form.ts";
import { appraisalQuestions } from "./questions.ts";
import { appraisalBadge, appraisalStateOf, appraisalStates, canAppraise } from "./states.ts";

const ids = appraisalQuestions.map(({ id }) => id);
const all = (rating: number) => Object.fromEntries(ids.map((id) => [id, rating]));

test("ten questions, each asked once", () => {
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test("the states are the default filters", () => {
  expect(appraisalStates).toEqual(["Un-appraised", "In-progress", "completed"]);
  expect(
    [undefined, "in-progress", "completed"].map((one) => appraisalStateOf(one as never)),
  ).toEqual(appraisalStates);
  expect(appraisalStates.map(canAppraise)).toEqual([true, true, false]);
  expect(appraisalStates.map(appraisalBadge)).toEqual(["unapproved", "warning", "success"]);
});

test("an appraisal is sent with every question rated", () => {
  const sent = { ratings: all(4), comment: " Clear. " };
  expect(appraisalSchema.parse(sent)).toEqual({ ratings: all(4), comment: "Clear." });
  expect(messagesOf(appraisalSchema, { ratings: { ...all(4), clarity: null } })).toEqual([
    "ratings.clarity: please choose a rating",
  ]);
  expect(messagesOf(appraisalSchema, { ratings: all(6) })).toHaveLength(10);
  expect(messagesOf(appraisalSchema, { ratings: all(0) })).toHaveLength(10);
});

test("one that is kept may have questions left, but no rating off the scale", () => {
  expect(messagesOf(appraisalDraftSchema, appraisalStart(null))).toEqual([]);
  expect(messagesOf(appraisalDraftSchema, { ratings: { clarity: 6 } })).toEqual([
    "ratings.clarity: please choose a rating",
  ]);
});

test.prop([fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 5 })), fc.string()])(
  "what was kept comes back into the form",
  (ratings, comment) => {
    const start = appraisalStart({ ratings, comment });
    expect(Object.keys(start.ratings)).toEqual(ids);
    expect(ratedOnly(start.ratings)).toEqual(ratings);
    expect(start.comment).toBe(comment);
  },
);

test("answers to questions that are none are not kept", () => {
  expect(ratedOnly({ ...all(3), matricNumber: 1 })).toEqual(all(3));
});
