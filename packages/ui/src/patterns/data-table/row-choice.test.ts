import { expect, test } from "vitest";
import type { RowChoice } from "./row-choice.ts";
import { afterTicks, chosenCount, matchingOf, standing, tickedOf } from "./row-choice.ts";

const matching = matchingOf(" ade ", "level=200");
const all: RowChoice = { all: true, except: ["9"], matching };

test("ids are chosen one by one, those of other pages too", () => {
  const next = afterTicks(["9"], ["1", "2"], { "9": true, "1": true });
  expect(next).toEqual(["1", "9"]);
  expect(chosenCount(next, 4812)).toBe(2);
  expect(tickedOf(next, ["1", "2"])).toEqual({ "1": true, "9": true });
});

test("all that match but some: dropped rows are remembered across pages", () => {
  expect(tickedOf(all, ["8", "9"])).toEqual({ "8": true });
  const dropped = afterTicks(all, ["1", "2"], { "1": true });
  expect(dropped).toEqual({ all: true, except: ["9", "2"], matching });
  expect(chosenCount(dropped, 4812)).toBe(4810);
  expect(afterTicks(dropped, ["1", "2"], { "1": true, "2": true })).toEqual(all);
});

test("all that matched another search or other filters are chosen no more; ids are", () => {
  expect(standing(all, matchingOf("ade", "level=200"))).toBe(all);
  expect(standing(all, matchingOf("ade", "level=300"))).toEqual([]);
  expect(standing(all, matchingOf("", "level=200"))).toEqual([]);
  expect(standing(["1"], matchingOf("", ""))).toEqual(["1"]);
});
