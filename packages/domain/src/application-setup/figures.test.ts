import { expect, test } from "vitest";
import { figure, optionalFigure } from "./figures.ts";

const said = { least: 1, most: 400, message: "a number between 1 and 400" };

test.each([
  [1, 1],
  ["400", 400],
  [" 12 ", 12],
])("%j is read as %d", (typed, read) => {
  expect(figure(said).safeParse(typed).data).toBe(read);
  expect(optionalFigure(said).safeParse(typed).data).toBe(read);
});

test.each([0, "401", "12.5", "twelve", -1, Number.NaN])("%j is refused", (typed) => {
  for (const schema of [figure(said), optionalFigure(said)]) {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(said.message);
  }
});

test("two decimals are taken where they count, and no third", () => {
  const read = figure({ ...said, hundredths: true });
  expect(read.safeParse("12.25").data).toBe(12.25);
  expect(read.safeParse("12.255").success).toBe(false);
});

test("what may be left empty is nothing then, not 0", () => {
  for (const typed of [undefined, null, "", "  "]) {
    expect(optionalFigure(said).safeParse(typed).data).toBeNull();
  }
  expect(figure(said).safeParse("").success).toBe(false);
});
