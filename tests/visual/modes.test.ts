/** Which pictures a story has: all that differ, and none twice. */
import { expect, test } from "vitest";
import { modes, withModes, type Mode } from "../../.storybook/modes.ts";

const desk = modes["1280"].viewport;
const phone = modes["360"].viewport;

type Pictured = { modes: Record<string, Mode>; disableSnapshot: boolean };

/** How a story is pictured, by what it has chosen of the toolbar for good. */
function picturedOf(title: string, storyGlobals: object, own?: object): Pictured | undefined {
  const parameters: Record<string, Pictured> = {};
  const context = { title, parameters: Object.assign(parameters, own), storyGlobals, argTypes: {} };
  withModes(context as unknown as Parameters<typeof withModes>[0]);
  return parameters["chromatic"];
}

const modesOf = (...story: Parameters<typeof picturedOf>) => picturedOf(...story)?.modes ?? {};

const onPhone = { viewport: { value: "phone" } };

test.each([
  ["Components/Button", {}, ["360", "1280", "dark", "forced", "200"]],
  ["Pages/Hostel", {}, ["360", "1280"]],
  ["Documents/Receipt", {}, ["360", "print"]],
  ["Documents/Receipt", { media: "print" }, []],
  ["Components/Button", { theme: "dark" }, ["360", "1280"]],
  ["Components/Button", { colours: "forced" }, ["360", "1280"]],
  ["Patterns/Charts", { media: "print" }, ["360", "1280"]],
  ["Patterns/Filters", onPhone, ["360", "dark", "forced", "200"]],
  ["Patterns/Filters", { ...onPhone, theme: "dark" }, ["360"]],
  ["Patterns/Filters", { density: "compact" }, ["1280", "dark", "forced"]],
  ["Patterns/Filters", { ...onPhone, density: "compact" }, ["360", "dark", "forced", "200"]],
  ["Foundations/Density", { density: "compact" }, ["1280"]],
  ["Patterns/Timetable", { ...onPhone, textSize: "200" }, ["360", "dark", "forced"]],
])("%s with %o: %s", (title, chosen, expected) => {
  expect(Object.keys(modesOf(title, chosen)).toSorted()).toEqual(expected.toSorted());
});

test("a story of the phone is on the phone in every mode, any other at a desk but where that is the mode", () => {
  const sizes = (chosen: object) =>
    Object.entries(modesOf("Patterns/Filters", chosen)).map(([name, { viewport }]) => [
      name,
      viewport,
    ]);
  expect(Object.fromEntries(sizes(onPhone))).toEqual({
    "360": phone,
    dark: phone,
    forced: phone,
    "200": phone,
  });
  expect(Object.fromEntries(sizes({}))).toMatchObject({ dark: desk, forced: desk, "200": phone });
});

test("modes of a story's own stay", () => {
  const own = { chromatic: { modes: { only: modes["1280"] } } };
  expect(Object.keys(modesOf("Components/Button", {}, own))).toEqual(["only"]);
});

test("a story without modes has no picture, nor has one that says so", () => {
  expect(picturedOf("Documents/Receipt", { media: "print" })?.disableSnapshot).toBe(true);
  expect(picturedOf("Documents/Receipt", {})?.disableSnapshot).toBe(false);
  const own = { chromatic: { disableSnapshot: true } };
  expect(picturedOf("Components/Button", {}, own)?.disableSnapshot).toBe(true);
});
