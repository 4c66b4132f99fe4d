/** A page of docs shows no story as what it is not: it plays none, and has one theme for all. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";
import { isSeenInDocs } from "../../.storybook/docs/seen.ts";

const root = join(import.meta.dirname, "../../packages/ui/src");

test.each([
  ["as it is", {}, [], true],
  ["of another day", { date: "2026-12-01" }, [], true],
  ["at a desk", { viewport: { value: "desk" } }, [], true],
  ["on a phone", { viewport: { value: "phone" } }, [], false],
  ["in the dark", { theme: "dark" }, [], false],
  ["in forced colours", { colours: "forced" }, [], false],
  ["compact", { density: "compact" }, [], false],
  ["that comes to its state by its play", {}, ["played"], false],
])("a story %s", (_, storyGlobals, tags, seen) => {
  expect(isSeenInDocs({ storyGlobals, tags: ["autodocs", ...tags] })).toBe(seen);
});

/** The stories of a file that are tagged `played`, by the names of their exports. */
function playedIn(file: string): { text: string; played: string[] } {
  const text = readFileSync(join(root, file), "utf8");
  const { indexInputs } = loadCsf(text, { makeTitle: () => file, fileName: file }).parse();
  const played = indexInputs.filter(({ tags }) => tags?.includes("played"));
  return { text, played: played.map(({ exportName }) => exportName) };
}

test.each([
  ["import-wizard/import-wizard", ["ImportFails", "CheckFails", "ReaderDidNotLoad", "ToTheEnd"]],
  ["data-table/edited-cells", ["Refused", "OnItsWay"]],
  ["form/form", ["RefusedAsAWhole", "RefusedByServer", "Failed", "HeldBack"]],
  ["side-form/side-form", ["Refused", "AsksBeforeLosing"]],
  ["file-drop/file-drop", ["Refused", "RefusedByButton"]],
  ["file-field/file-field", ["NotSent", "WaitsForTheNetwork"]],
  ["search-combobox-field/search-combobox-field", ["Failed", "FailedWhenLeft"]],
])("the states that stories of patterns/%s come to are not shown at rest", (file, states) => {
  expect(playedIn(`patterns/${file}.stories.tsx`).played).toEqual(expect.arrayContaining(states));
});

/** Stories that go on from another's play without being tagged; globals of their own leave them out, too. */
const goOn = (text: string, played: readonly string[]): string[] =>
  text
    .split(/^export const /m)
    .filter((story) => /await \w+\.play\?\.\(/.test(story) && !/\bglobals:/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? "")
    .filter((name) => !played.includes(name));

test("what goes on from another story's play is tagged", () => {
  const untagged = globSync("**/*.stories.tsx", { cwd: root }).flatMap((file) => {
    const { text, played } = playedIn(file);
    return goOn(text, played).map((name) => `${file} ${name}`);
  });
  expect(untagged).toEqual([]);
  const text =
    "export const TriedAgain: Story = { play: async (c) => { await Fails.play?.(c); } };";
  expect(goOn(text, [])).toEqual(["TriedAgain"]);
});
