import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { fetchDefinition } from "./definitions.ts";
import { programmes } from "./programmes.ts";

test("every programme of the catalogue has its definition, for the server and for pages alike", async () => {
  expect(programmes.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug));
  for (const programme of programmes) {
    expect(await fetchDefinition(programme.slug)).toBe(programme);
  }
});
