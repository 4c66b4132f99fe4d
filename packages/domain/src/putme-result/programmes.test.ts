import { expect, test } from "vitest";
import { asks, fieldsOf } from "../application/steps.ts";
import type { Programme } from "../programmes/programme.ts";
import { programmes } from "../programmes/programmes.ts";
import { putmeSlugs } from "./programmes.ts";

test("whoever is asked for a UTME score is examined, and nobody else", () => {
  const asked = programmes.filter(
    (one: Programme) =>
      asks(one, "programme", "jamb") ||
      one.steps.some((step) => fieldsOf(step).some(({ id }) => id === "utmeScore")),
  );
  expect(asked.map(({ slug }) => slug).toSorted()).toEqual([...putmeSlugs].toSorted());
});
