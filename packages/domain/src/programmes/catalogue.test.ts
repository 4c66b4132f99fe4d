import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { fetchDefinition } from "./definitions.ts";
import { oLevelLimits } from "../o-level/limits.ts";
import { stepOf } from "../application/steps.ts";
import { programmes } from "./programmes.ts";

test("every programme of the catalogue has its definition, for the server and for pages alike", async () => {
  expect(programmes.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug));
  for (const programme of programmes) {
    expect(await fetchDefinition(programme.slug)).toBe(programme);
  }
});

test("whoever sat twice has two sittings, and two results where the results are asked for", () => {
  // Of direct entry the specification names each document, and one result.
  for (const programme of programmes.filter(({ slug }) => slug !== "direct-entry")) {
    const step = stepOf<"o-level">(programme, "o-level");
    if (!step || step.subjects === oLevelLimits.whole) continue;
    expect(step.asks, programme.slug).toContain("different-sittings");
    expect(stepOf<"documents">(programme, "documents")?.documents).toContainEqual({
      document: "oLevelResult2",
      when: { field: "sittings", is: "2" },
    });
  }
});
