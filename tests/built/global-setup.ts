import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildStorybook } from "../../scripts/visual/storybook.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The run in whose folder the Storybook is built that all files look at. */
    builtRun: string;
  }
}

/** One Storybook for all files: the one that BUILT_RUN names (the step `visual` has just built it), or a new one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["BUILT_RUN"];
  const run = given || (await mkdtemp(join(tmpdir(), "polyportal-built-")));
  if (!given) await buildStorybook(run);
  project.provide("builtRun", run);
  return async () => {
    if (!given) await rm(run, { recursive: true, force: true });
  };
}
