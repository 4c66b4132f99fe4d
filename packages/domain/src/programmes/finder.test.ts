import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { finder, follow, type Finding, type Question } from "./finder.ts";

/** Every way through the questions, with what it finds. */
const waysOf = (question: Question, before: readonly number[] = []): [number[], Finding][] =>
  question.answers.flatMap(({ to }, at) =>
    "question" in to
      ? waysOf(to, [...before, at])
      : [[[...before, at], to] satisfies [number[], Finding]],
  );

const ways = waysOf(finder);

test("at most four questions lead to one or two programmes, and to every one of them", () => {
  for (const [answers, finding] of ways) {
    expect(answers.length).toBeLessThanOrEqual(4);
    expect(follow(answers)).toMatchObject({ finding });
    expect(follow(answers).asked).toHaveLength(answers.length);
  }
  const reached = new Set(ways.flatMap(([, { slugs }]) => [...slugs]));
  expect([...reached].toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
});

test("answers that lead nowhere are asked again", () => {
  expect(follow([])).toMatchObject({ asked: [{ answer: undefined }], finding: undefined });
  expect(follow([9, 1])).toMatchObject({ asked: [{ answer: undefined }], finding: undefined });
  expect(follow([0, 0]).asked.map(({ answer }) => answer)).toEqual([0, 0, undefined]);
  expect(follow([3, 0, 0]).asked).toHaveLength(1);
});
