import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { cellOf, putmeScore, scoreOf } from "./score.ts";

test.prop([fc.integer({ min: 0, max: 10_000 })])("a score reads back as it is", (hundredths) => {
  const score = hundredths / 100;
  expect(scoreOf(putmeScore.parse(` ${score} `))).toBe(score);
});

test.each(["abs", " ABS ", "Abs"])("%o is who was absent", (typed) => {
  expect(scoreOf(putmeScore.parse(typed))).toBeNull();
  expect(cellOf(null)).toBe("ABS");
});

test.each(["100.01", "-1", "101", "60.125", "", "sixty", "1e1", "6O"])(
  "%o is no score",
  (typed) => {
    expect(putmeScore.safeParse(typed).error?.issues[0]?.message).toBe(
      "a score is between 0 and 100, or ABS",
    );
  },
);
