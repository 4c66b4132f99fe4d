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
    // Nobody has a file of a result that is awaited.
    const when = step.asks.includes("awaiting")
      ? { field: "results", oneOf: ["second", "both"] }
      : { field: "sittings", is: "2" };
    expect(stepOf<"documents">(programme, "documents")?.documents).toContainEqual({
      document: "oLevelResult2",
      when,
    });
  }
});

test("whoever chooses a department is asked for an option of it, but for the first four", () => {
  const without = programmes.filter((programme) => {
    const step = stepOf<"programme">(programme, "programme");
    return step && !step.asks.includes("option");
  });
  expect(without.map(({ slug }) => slug)).toEqual(["nd", "hnd", "nd-part-time"]);
});
