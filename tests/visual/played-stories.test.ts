/** A file of the workspace is changed: which stories have to be played again? */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { leftOut } from "../../scripts/test/played-stories.ts";
import { storyInputs } from "../../scripts/test/story-inputs.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

let inputs: Map<string, string>;
beforeAll(() => {
  inputs = storyInputs(root);
});

/** The files of stories whose inputs differ once something is added to a file. */
function concerned(changed: string): string[] {
  const now = storyInputs(root, (path) => read(path) + (path === changed ? " " : ""));
  return [...now.keys()].filter((path) => now.get(path) !== inputs.get(path));
}

const button = "packages/ui/src/components/button/button.stories.tsx";
const link = "packages/ui/src/components/link/link.stories.tsx";
const spreadsheet = "packages/ui/src/patterns/import-wizard/import-wizard.stories.tsx";
const hostel = "apps/portal/src/features/hostel/hostel.stories.tsx";
const scoreSheet = "apps/portal/src/features/score-sheet/score-sheet.stories.tsx";

test.each([
  ["the part itself", "packages/ui/src/components/button/button.tsx", [button, hostel], [link]],
  ["the story", button, [button], [link, hostel]],
  [
    "a part of a page",
    "apps/portal/src/features/hostel/choose-bed.tsx",
    [hostel],
    [button, scoreSheet],
  ],
  ["a rule of domain", "packages/domain/src/score-sheet/marks.ts", [scoreSheet], [button, link]],
  [
    "what runs in a worker",
    "packages/ui/src/patterns/spreadsheet/spreadsheet.worker.ts",
    [spreadsheet],
    [button],
  ],
])("%s concerns those that reach it, and no others", (_, changed, those, others) => {
  const found = concerned(changed);
  expect(found).toEqual(expect.arrayContaining(those));
  for (const other of others) expect(found).not.toContain(other);
});

test.each([
  ["a token", "packages/ui/src/theme/tokens.css"],
  ["a look of one part", "packages/ui/src/patterns/data-table/data-table.css"],
  ["the version of a library", "pnpm-lock.yaml"],
  ["what stands around every story", ".storybook/preview.tsx"],
  ["how a play is run", ".storybook/vitest.setup.ts"],
  ["with which flags the browser runs", "scripts/chromium.ts"],
])("%s concerns every story", (_, changed) => {
  expect(concerned(changed)).toEqual([...inputs.keys()]);
});

test("of those that have passed with the same inputs a twentieth is played, of the others each", () => {
  const files = Array.from({ length: 100 }, (_, index) => `part-${index}.stories.tsx`);
  const now = new Map(files.map((path) => [path, `inputs of ${path}`]));
  const left = leftOut(now, { ...Object.fromEntries(now), "part-7.stories.tsx": "before" });
  expect(left).not.toContain("part-7.stories.tsx");
  expect(left).toHaveLength(94);
  // Another change, another twentieth.
  const later = leftOut(
    new Map([...now, ["part-8.stories.tsx", "changed"]]),
    Object.fromEntries(now),
  );
  expect(left.filter((path) => !later.includes(path))).not.toEqual(["part-8.stories.tsx"]);
});

test("an import that leads nowhere is told, and no story passes over it", () => {
  const astray = (path: string) =>
    path === button ? read(path).replace("./button.tsx", "./buton.tsx") : read(path);
  expect(() => storyInputs(root, astray)).toThrow(`${button} imports ./buton.tsx: no such file.`);
});
