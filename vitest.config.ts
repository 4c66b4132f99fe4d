import { defineConfig } from "vitest/config";
import { ProgramsFirst } from "./scripts/test/programs-first.ts";

export default defineConfig({
  test: {
    /** Every package and app is a project, with a `vitest.config.ts` of its own where it needs one. */
    projects: ["packages/*", "apps/*", "tests/*"],
    sequence: { sequencer: ProgramsFirst },
  },
});
