import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { command, root } from "../command.ts";

/** Whether the generated files are what the generators write now. They stay written. */
export async function generatedIsFresh(): Promise<boolean> {
  const before = await generated();
  const code = await command("turbo", ["run", "gen", "--output-logs=errors-only"]);
  const after = await generated();
  const stale = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  for (const path of stale) console.error(`${path} was stale: run \`pnpm gen\` and commit it.`);
  return code === 0 && stale.length === 0;
}

async function generated(): Promise<Map<string, string>> {
  const paths = globSync("{packages,apps}/*/src/**/*.gen.ts", { cwd: root });
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}
