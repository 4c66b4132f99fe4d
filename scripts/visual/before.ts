/**
 * Draws stories as they were when they were last recorded: of the commit that last changed what is recorded,
 * in a worktree of its own, by today's browser and shooter. So before and now differ by nothing but the change.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright";
import { command, root, toolEnv } from "../command.ts";
import { recordedFolder } from "./recorded.ts";
import { shoot } from "./shoot.ts";
import { everyStory, everyToken } from "./stories.ts";
import { builtIn, isBuilt, serveStorybook } from "./storybook.ts";

const run = promisify(execFile);

export type Before = {
  commit: string;
  /** The prints of its pictures, as this machine draws them. */
  prints: ReadonlyMap<string, string>;
  /** What the tokens of its stylesheet are worth. */
  tokens: Readonly<Record<string, string>>;
};

/** The commit that last changed what is recorded; nothing where the history does not reach there. */
export async function commitOfRecord(): Promise<string | undefined> {
  const { stdout } = await run(
    "git",
    ["log", "-1", "--format=%H", "--", relative(root, recordedFolder)],
    { cwd: root },
  ).catch(() => ({ stdout: "" }));
  return stdout.trim() || undefined;
}

/** Draws the stories with these ids that were there at `commit` into `folder`. */
export async function drawBefore(
  browser: Browser,
  commit: string,
  ids: ReadonlySet<string>,
  folder: string,
): Promise<Before> {
  const home = join(root, "dist/visual-before", commit);
  if (!isBuilt(home)) await buildOf(commit, home);
  const { origin, close } = await serveStorybook(home);
  try {
    const all = await everyStory(browser, origin);
    const stories = all.filter(({ id }) => ids.has(id));
    const { prints } = await shoot(browser, origin, stories, folder, { unchecked: true });
    return { commit, prints, tokens: await everyToken(browser, origin, all) };
  } finally {
    close();
  }
}

/** Builds the Storybook of a commit into `home`; those of other commits go. */
async function buildOf(commit: string, home: string): Promise<void> {
  console.log(`Building the Storybook of ${commit.slice(0, 8)}, to compare with …`);
  await rm(join(root, "dist/visual-before"), { recursive: true, force: true });
  // Half of a build looks like a whole one: it is made aside.
  const aside = `${home}-${process.pid}`;
  // Not within this folder, whose ignored files Tailwind does not read.
  const tree = await mkdtemp(join(tmpdir(), "polyportal-before-"));
  try {
    await run("git", ["worktree", "add", "--detach", "--force", tree, commit], { cwd: root });
    const install = ["install", "--frozen-lockfile", "--prefer-offline"];
    await inTree(tree, "npx", ["--yes", "pnpm@12", ...install]);
    await inTree(tree, "storybook", ["build", "--quiet", "-o", builtIn(aside)]);
    await rename(aside, home);
  } finally {
    await rm(tree, { recursive: true, force: true });
    await run("git", ["worktree", "prune"], { cwd: root });
  }
}

/** Runs a program in the worktree, with its own tools first. */
async function inTree(tree: string, name: string, args: readonly string[]): Promise<void> {
  const PATH = join(tree, "node_modules/.bin") + delimiter + toolEnv.PATH;
  const env = { PATH, VITEST: "", MODULE_GRAPH: "" };
  if ((await command(name, args, { cwd: tree, env, quiet: true })) !== 0)
    throw new Error(`${name} ${args[0] ?? ""} failed in the worktree of before.`);
}
