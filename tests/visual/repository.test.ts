/** A clone stays light: what is recorded of all pictures is small, and written anew for little. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { Recorded, recordedFolder } from "../../scripts/visual/recorded.ts";

test("a token that changes every picture adds at most 300 KB to the repository", () => {
  // As git keeps a new version of each file, at worst: packed by itself.
  const bytes = globSync("*.json", { cwd: recordedFolder }).reduce(
    (sum, file) => sum + deflateSync(readFileSync(join(recordedFolder, file))).length,
    0,
  );
  expect(bytes).toBeLessThan(300_000);
});

test("something is recorded of each story that has been approved", () => {
  const recorded = new Recorded(recordedFolder);
  const { stories } = recorded;
  expect(stories.length).toBeGreaterThan(0);
  const prints = stories.flatMap((story) => {
    const { fingerprint = "", pictures = {} } = recorded.entry(story) ?? {};
    return [fingerprint, ...Object.values(pictures)];
  });
  expect(prints.filter((print) => !/^[0-9a-f]{12}$/.test(print))).toEqual([]);
});
