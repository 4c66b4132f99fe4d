/** Runs the real script in a copy of ui, and the real linter, formatter and compiler over what it made. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const copy = await mkdtemp(join(tmpdir(), "new-component-"));
const ui = join(copy, "packages/ui");
afterAll(() => rm(copy, { recursive: true }));

await mkdir(join(copy, "scripts"), { recursive: true });
for (const file of [".oxlintrc.json", ".oxfmtrc.json", "tsconfig.base.json"]) {
  await cp(join(root, file), join(copy, file));
}
await cp(join(root, "packages/ui/src"), join(ui, "src"), { recursive: true });
await cp(join(root, "packages/ui/package.json"), join(ui, "package.json"));
for (const folder of [
  "node_modules",
  "scripts/lint",
  "packages/domain",
  "packages/ui/node_modules",
]) {
  await symlink(join(root, folder), join(copy, folder));
}

/** A tool's exit code and what it said. */
const run = (tool: string, args: string[], cwd = copy) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(tool, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    );
  });
const tool = (name: string, args: string[]) => run(join(root, "node_modules/.bin", name), args);
const newComponent = (...args: string[]) =>
  run(process.execPath, [join(root, "scripts/new-component.ts"), `--ui=${ui}`, ...args]);

const clean = { code: 0, said: "" };

const made = [
  { name: "fee-summary", kind: [], room: "components" },
  { name: "a-filter-of-many-words-for-the-bursars-list", kind: ["--pattern"], room: "patterns" },
  { name: "clearance", kind: ["--document"], room: "documents" },
  { name: "notice-bar", kind: ["--shell"], room: "shell" },
];
const folderOf = ({ name, room }: (typeof made)[number]) => `packages/ui/src/${room}/${name}`;

test("a part of each room passes lint, format and types", async () => {
  for (const part of made) {
    const { name, kind, room } = part;
    const told = { code: 0, said: expect.stringContaining(`src/${room}/${name}`) };
    expect(await newComponent(name, ...kind)).toMatchObject(told);
  }
  // The tools start once for all of them: their start is most of their time.
  const folders = made.map(folderOf);
  const lint = await tool("oxlint", ["--deny-warnings", ...folders]);
  expect(lint.code, lint.said).toBe(0);
  const format = await tool("oxfmt", ["--check", ...folders, "packages/ui/package.json"]);
  expect(format.code, format.said).toBe(0);
  // A paper is drawn whole; everything else takes its root's own props, the root itself among them.
  for (const part of made.filter(({ room }) => room !== "documents")) {
    const { name } = part;
    const type = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const use = `import { ${type} } from "./${name}.tsx";
export const drawn = (
  <${type} ref={(root) => root?.focus()} lang="ha" onClick={() => {}}>
    Kuɗi
  </${type}>
);
`;
    await writeFile(join(copy, folderOf(part), "in-use.tsx"), use);
  }
  const config = {
    extends: join(root, "packages/ui/tsconfig.json"),
    include: made.map(({ name, room }) => `src/${room}/${name}`),
  };
  await writeFile(join(ui, "tsconfig.json"), JSON.stringify(config));
  expect(await tool("tsc", ["-p", ui])).toEqual(clean);

  const { exports } = JSON.parse(await readFile(join(ui, "package.json"), "utf8"));
  for (const { name, room } of made)
    expect(exports[`./${name}`]).toBe(`./src/${room}/${name}/${name}.tsx`);
  expect(Object.keys(exports)).toEqual(Object.keys(exports).toSorted());
});

test.each([
  ["Fee Summary", "small letters and hyphens"],
  ["../escape", "small letters and hyphens"],
  ["button", "There is a button already"],
])("%s is refused", async (name, because) => {
  const refused = await newComponent(name);
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining(because) });
});
