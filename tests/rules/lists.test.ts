import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Lists that are said once are part of the pages that show them: no validator comes with them.

const root = join(import.meta.dirname, "../..");
const files = globSync("packages/api-client/src/list/*.ts", { cwd: root });

test.each(files)("%s takes nothing but types from the contract and the client", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const imports = [...text.matchAll(/^import (type )?[\s\S]*?from "([^"]+)";$/gm)];
  const values = imports.filter(([, type]) => !type).map(([, , from]) => from ?? "");
  expect(
    values.filter((from) => !/^@polyportal\/domain\/|^\.\/(describe|shared)\.ts$/.test(from)),
  ).toEqual([]);
});
