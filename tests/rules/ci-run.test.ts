/** Runs the real `.ci/run` and the real test command over two small steps in place of all of them. */
import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = await mkdtemp(join(tmpdir(), "polyportal-ci-run-"));
afterAll(() => rm(folder, { recursive: true }));

/**
 * In npx's place: notes what it is asked, installs nothing, and runs the test command with the step that
 * the test names for the README's test ($TEST) or for the pictures beside it ($VISUAL).
 */
await writeFile(
  join(folder, "npx"),
  `#!/usr/bin/env bash
echo "$*" >> "$ASKED"
case "$*" in
  *install*) exit 0 ;;
  *--only=visual*) step=$VISUAL ;;
  *) step=$TEST ;;
esac
shift 4
exec node ${join(root, "scripts/test.ts")} "$@" --only="$step"
`,
);
await chmod(join(folder, "npx"), 0o755);

type Steps = { test: string; visual: string };

/** What `.ci/run` ended with, and what it had asked npx for. */
async function ciRun(args: readonly string[], steps: Steps) {
  const asked = join(folder, "asked");
  await writeFile(asked, "");
  const PATH = `${folder}:${join(root, "node_modules/.bin")}:${process.env["PATH"]}`;
  const env = { PATH, HOME: folder, ASKED: asked, TEST: steps.test, VISUAL: steps.visual };
  const ended = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile(join(root, ".ci/run"), args, { env }, (error, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });
  const calls = (await readFile(asked, "utf8")).trim().split("\n");
  return {
    code: ended.code,
    lines: ended.said.trimEnd().split("\n"),
    calls: calls.map((call) => call.replace(/ --tally=\S+/, "")),
  };
}

test("the README's test comes first, the pictures beside it, and the last line counts both", async () => {
  const { code, lines, calls } = await ciRun([], { test: "generated", visual: "generated" });
  expect(calls).toEqual([
    "--yes pnpm@12 install --frozen-lockfile",
    "--yes pnpm@12 --silent test --pictured",
    "--yes pnpm@12 --silent test --pictured --only=visual",
  ]);
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^✓ generated /),
    expect.stringMatching(/^✓ generated /),
    "",
    "0 passed, 0 failed, 0 skipped",
  ]);
  expect(code).toBe(0);
});

test.each([
  ["the pictures", { test: "generated", visual: "none-such" }],
  ["both", { test: "none-such", visual: "none-such" }],
])("it fails where %s broke off", async (_, steps) => {
  expect((await ciRun([], steps)).code).toBe(1);
});

test("it fails where the test broke off, which is counted though it left no count", async () => {
  const { code, lines } = await ciRun([], { test: "none-such", visual: "generated" });
  expect(code).toBe(1);
  expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped");
});

test("steps that are named are run alone", async () => {
  const { calls } = await ciRun(["--only=build,pooler"], {
    test: "none-such",
    visual: "none-such",
  });
  expect(calls.slice(1)).toEqual(["--yes pnpm@12 --silent test --only=build,pooler"]);
});
