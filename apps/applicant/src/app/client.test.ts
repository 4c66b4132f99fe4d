import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signedInEndpoints } from "@polyportal/api-client/client/endpoint-table.gen";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");

test("no page before sign-in names an endpoint that its client does not know", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) => !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(50);
  const unknown = Object.keys(signedInEndpoints);
  for (const file of files) {
    const text = readFileSync(join(source, file), "utf8");
    expect(
      unknown.filter((name) => text.includes(`"${name}"`)),
      file,
    ).toEqual([]);
  }
});
