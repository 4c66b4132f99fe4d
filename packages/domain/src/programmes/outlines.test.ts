import { expect, test } from "vitest";
import { fieldsOf, idOf, stepHash, stepsFor } from "../application/steps.ts";
import { fetchOutline } from "./outlines.ts";
import type { KnownProgramme } from "./programme.ts";
import { earlier } from "./earlier.ts";
import { programmes } from "./programmes.ts";
import { revisionOf } from "./revisions.ts";

test("a form begins with the outline of each revision as with its definition", async () => {
  const all: readonly KnownProgramme[] = [...programmes, ...earlier];
  for (const programme of all) {
    const outline = await fetchOutline(programme.slug, revisionOf(programme));
    const { first, steps, ...beside } = outline;
    expect(programme).toMatchObject(beside);
    expect(first).toEqual(programme.steps[0]);
    expect(stepsFor(outline, {}).map(idOf)).toEqual(stepsFor(programme, {}).map(idOf));
    for (const step of programme.steps) {
      expect(stepHash(outline, idOf(step))).toBe(stepHash(programme, idOf(step)));
    }
    expect(steps.map(({ title }) => title)).toEqual(programme.steps.map(({ title }) => title));
    expect(steps.map(({ data = false }) => data)).toEqual(
      programme.steps.map((step) => fieldsOf(step).length > 0),
    );
  }
});
