import { expect, test } from "vitest";
import { asksJamb } from "../application/steps/programme/asks-jamb.ts";
import { catalogue } from "./catalogue.ts";
import { groupedProgrammes } from "./grouped.ts";
import { programmes } from "./programmes.ts";

test("every programme stands in one group", () => {
  const grouped = groupedProgrammes.flatMap(({ slugs }) => slugs);
  expect(grouped.toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
});

test("whoever has registered with JAMB is asked its number", () => {
  expect(programmes.filter(asksJamb).map(({ slug }) => slug)).toEqual([
    "nd",
    "putme",
    "staff-request",
    "direct-entry",
    "supplementary-putme",
  ]);
});
