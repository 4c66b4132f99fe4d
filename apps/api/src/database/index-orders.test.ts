import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("an index that runs backwards says where nothing stands: a list's order is none of its own else", () => {
  // Drizzle puts nothing last in a descending index, and first in a descending order: the one is no use
  // to the other. An ascending index is read backwards.
  const files = globSync("schema/*.ts", { cwd: import.meta.dirname });
  const silent = files.filter((file) =>
    /\.desc\(\)(?!\s*\.nulls)/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
  expect(silent).toEqual([]);
});
