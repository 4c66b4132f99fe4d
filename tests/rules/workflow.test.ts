import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../.github/workflows");

test("the workflow runs other people's actions by the digest of a named release", () => {
  const uses = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => line.includes("uses:"));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses)
    expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
