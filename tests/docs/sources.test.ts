import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { beforeAll, expect, test } from "vitest";
import { reference } from "../../.storybook/docgen.ts";
import { isOfTokens, storyCodes } from "../../.storybook/source/code.ts";
import { problemsIn } from "./compile.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root }).filter(
  (file) => !isOfTokens(file),
);

/** The sources that the docs show of a file's stories, by the story's name. */
async function codesOf(file: string, source: string) {
  const csf = loadCsf(source, { makeTitle: String }).parse();
  const codes = await storyCodes(csf, source, join(root, file), await reference());
  return { codes, names: Object.keys(csf._storyExports), csf };
}

const shown = new Map<string, string>();
const without: string[] = [];
beforeAll(async () => {
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const { codes, names, csf } = await codesOf(file, source);
    for (const name of names) {
      const code = codes.get(name);
      const tags = [...(csf._meta?.tags ?? []), ...(csf._stories[name]?.tags ?? [])];
      if (code !== undefined) shown.set(file.replace(".stories.tsx", `.shown-${name}.tsx`), code);
      else if (!tags.includes("!autodocs")) without.push(`${file} ${name}`);
    }
  }
});

/** A source as a module: what it draws at its end is exported. */
function asModule(code: string): string {
  if (code.includes("export function Example()")) return `${code}\n`;
  const at = code.startsWith("<") ? 0 : code.lastIndexOf("\n\n<") + 2;
  return `${code.slice(0, at)}export const shown = (\n${code.slice(at)}\n);\n`;
}

/** What is wrong with sources: names that are nowhere, files that a reader does not have, arguments left over. */
function faultsOf(sources: ReadonlyMap<string, string>): string[] {
  const texts = Object.fromEntries([...sources].map(([path, code]) => [path, asModule(code)]));
  const problems = problemsIn(texts, "packages/ui/tsconfig.json");
  const beside = [...sources].flatMap(([path, code]) =>
    [...code.matchAll(/from "(\.[^"]*|@?storybook[^"]*)"/g)].map(([, from]) => `${path}: ${from}`),
  );
  const left = [...sources].flatMap(([path, code]) =>
    [...code.matchAll(/\{\.\.\.(args|rest)\b|\bargs\.|\b(fn|spyOn|expect)\(/g)].map(
      ([text]) => `${path}: ${text}`,
    ),
  );
  // A name that a type of the story has for its own use is told along.
  return [...problems.filter((problem) => !/is declared but/.test(problem)), ...beside, ...left];
}

test("every story on a page of docs shows its source; guidance shows its files", () => {
  expect(shown.size).toBeGreaterThan(850);
  expect(
    without.filter((story) => !/src\/guidance\/|list-page\/(claim|loans)\./.test(story)),
  ).toEqual([]);
});

test("every source stands by itself: parts of the package, what it declares, React, and no arguments of a story", () => {
  expect(faultsOf(shown)).toEqual([]);
});

/** One story about a button, and its source. */
async function sourceOf(story: string): Promise<string> {
  const file = "packages/ui/src/components/button/planted.stories.tsx";
  const source = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Button } from "./button.tsx";
import { StatusIcon } from "../status/status-icon.tsx";

function Example({ label, onClick, ...args }: { label: string; onClick: () => void }) {
  const [pressed, setPressed] = useState(label === "Pressed");
  return (
    <Button
      {...args}
      loading={pressed}
      onClick={() => {
        setPressed(true);
        onClick();
      }}
    >
      {label}
    </Button>
  );
}

const meta = { component: Button, args: { children: "Save", onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Small: Story = { args: { size: "small" } };
${story}
`;
  const { codes } = await codesOf(file, source);
  return codes.get("Planted") ?? "";
}

test("arguments become attributes, those of other stories too, and a spy what a reader would write", async () => {
  expect(await sourceOf(`export const Planted: Story = { ...Small, globals: {} };`)).toBe(
    `import { Button } from "@polyportal/ui/button";

<Button onClick={() => {}} size="small">
  Save
</Button>`,
  );
});

test("a harness is drawn out, its state in the open", async () => {
  const story = `export const Planted: Story = {
  args: { ...Small.args, wide: true },
  render: (args) => <Example {...args} label="Pay" />,
};`;
  expect(await sourceOf(story)).toBe(
    `import { useState } from "react";
import { Button } from "@polyportal/ui/button";

export function Example() {
  const [pressed, setPressed] = useState(false);
  return (
    <Button
      size="small"
      wide
      loading={pressed}
      onClick={() => setPressed(true)}
    >
      Pay
    </Button>
  );
}`,
  );
});

test("rows that stories make by the thousand are shown by a handful, written out", async () => {
  const file = "packages/ui/src/patterns/data-table/planted.stories.tsx";
  const source = `import type { Meta } from "@storybook/react-vite";
import { DataTable } from "./data-table.tsx";
import { students } from "./story-students.ts";
const meta = { component: DataTable, args: { label: "Students" } } satisfies Meta;
export default meta;
export const Planted = { args: { rows: students(1000) } };
`;
  const { codes } = await codesOf(file, source);
  const code = codes.get("Planted");
  expect(code).toMatch(/const students = \[\n  \{\n    id: "1",/);
  expect(code).toContain("rows={students}");
  const tables = [...shown].filter(([path]) => path.includes("patterns/data-table/"));
  expect(tables.filter(([, text]) => /Array\.from|\.repeat|% \d/.test(text))).toEqual([]);
});

test.each([
  [
    "a part that nobody can import",
    `render: () => <StatusIcon kind="info" />`,
    /Cannot find name .StatusIcon./,
  ],
  ["what the story cannot know", `render: (args) => <Button {...pick(args)} />`, /pick|args/],
  ["a test's helper", `render: () => <Button onClick={() => expect(1)}>Save</Button>`, /expect/],
])("%s is named", async (_, story, fault) => {
  const source = await sourceOf(`export const Planted: Story = { ${story} };`);
  const path = "packages/ui/src/components/button/button.shown-Planted.tsx";
  expect(faultsOf(new Map([[path, source]])).join("\n")).toMatch(fault);
});
