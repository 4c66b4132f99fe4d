import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../docs/decisions");
const index = "README.md";
const names = readdirSync(folder)
  .filter((name) => name !== index)
  .toSorted();
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

/** The last may be left out. */
const sections = ["Context", "Choice", "Alternatives", "Cost", "Measured"];

const headings = (text: string, level: string) =>
  [...text.matchAll(new RegExp(`^${level} (.+)$`, "gm"))].map(([, heading = ""]) => heading);

/** Where a text leads to within the folder. */
const linked = (text: string) =>
  [...text.matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, path = ""]) => path);

test("decisions are numbered without a gap", () => {
  const numbers = names.map((_, at) => String(at + 1).padStart(4, "0"));
  expect(names.map((name) => name.slice(0, 4))).toEqual(numbers);
  expect(names.filter((name) => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name))).toEqual([]);
});

test.each(names)("%s has one title, and says context, choice, alternatives and cost", (name) => {
  const text = textOf(name);
  expect(headings(text, "#")).toHaveLength(1);
  const said = headings(text, "##");
  expect(said).toEqual(sections.slice(0, said.includes("Measured") ? 5 : 4));
  const empty = text.split(/^## .+$/m).filter((body) => body.trim() === "");
  expect(empty).toEqual([]);
});

test("the index lists every decision by its title, in their order", () => {
  const listed = [...textOf(index).matchAll(/^- \[(.+)\]\((.+)\): .+\.$/gm)];
  const titled = names.map((name) => [headings(textOf(name), "#")[0], name]);
  expect(listed.map(([, title, name]) => [title, name])).toEqual(titled);
});

test("a decision that another leads to is there", () => {
  const gone = names.flatMap((name) => linked(textOf(name))).filter((to) => !names.includes(to));
  expect(gone).toEqual([]);
});

test("all decisions together can be read in an afternoon: at most 25,000 words", () => {
  const words = [index, ...names].map((name) => textOf(name).split(/\s+/).filter(Boolean).length);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(25_000);
});
