/** Which pictures a story has: all that differ, and none twice. */
import { expect, test } from "vitest";
import { modes, withModes, type Mode } from "../../.storybook/modes.ts";

const desk = modes["1280"].viewport;
const phone = modes["360"].viewport;

/** A story's modes, by what it has chosen of the toolbar for good. */
function modesOf(title: string, storyGlobals: object, own?: object): Record<string, Mode> {
  const parameters: Record<string, { modes: Record<string, Mode> }> = {};
  const context = { title, parameters: Object.assign(parameters, own), storyGlobals, argTypes: {} };
  withModes(context as unknown as Parameters<typeof withModes>[0]);
  return parameters["chromatic"]?.modes ?? {};
}

const onPhone = { viewport: { value: "phone" } };

test.each([
  ["Components/Button", {}, ["360", "1280", "dark", "forced", "200"]],
  ["Pages/Hostel", {}, ["360", "1280"]],
  ["Documents/Receipt", {}, ["360", "print"]],
  ["Documents/Receipt", { media: "print" }, ["print"]],
  ["Components/Button", { theme: "dark" }, ["360", "1280"]],
  ["Components/Button", { colours: "forced" }, ["360", "1280"]],
  ["Patterns/Charts", { media: "print" }, ["360", "1280"]],
  ["Patterns/Filters", onPhone, ["360", "dark", "forced", "200"]],
  ["Patterns/Filters", { ...onPhone, theme: "dark" }, ["360"]],
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
