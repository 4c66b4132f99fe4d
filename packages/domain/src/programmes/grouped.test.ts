import { expect, test } from "vitest";
import { asksJamb } from "../application/steps/programme/asks-jamb.ts";
import { catalogue, landingCards } from "./catalogue.ts";
import { groupedProgrammes } from "./grouped.ts";
import { programmeGroups } from "./groups.ts";
import { programmes } from "./programmes.ts";

test("every programme stands in one group", () => {
  const grouped = groupedProgrammes.flatMap(({ slugs }) => slugs);
  expect(grouped.toSorted()).toEqual(catalogue.map(({ slug }) => slug).toSorted());
});

test("below the cards stand five groups, by whom they are for", () => {
  expect(programmeGroups.map(({ slugs }) => slugs)).toEqual([
    ["putme", "pre-degree", "sub-degree"],
    ["direct-entry", "diploma"],
    ["cce", "four-year-sandwich", "five-year-sandwich"],
    ["uni-transfer", "supplementary", "supplementary-putme", "staff-request"],
    ["pg"],
  ]);
  expect(landingCards.map(({ slug }) => slug)).toEqual(["hnd", "nd", "nd-part-time"]);
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
