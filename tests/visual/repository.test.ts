/** A clone stays light, and whole: what is approved can be read, and be written anew for little. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedOf } from "../../scripts/visual/picture-file.ts";
import { approvedFolder } from "../../scripts/visual/pictures.ts";

const files = readdirSync(approvedFolder).map((name) => join(approvedFolder, name));

test("a token that changes every picture adds less than ten megabytes to the repository", () => {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1e6, "`pnpm visual --share` keeps once what was approved bit by bit").toBeLessThan(
    10,
  );
});

test("what approved pictures share is there, also after a merge", () => {
  const needed = new Set(
    files.filter((file) => file.endsWith(".pictures")).map((file) => sharedOf(readFileSync(file))),
  );
  const missing = [...needed].filter((name) => !existsSync(join(approvedFolder, name)));
  expect(missing, "bring it back from the commit that took it away").toEqual([]);
});
