/**
 * Begins a component of ui that passes every check: `pnpm new:component NAME [--pattern | --document |
 * --shell]`. NAME is the folder's: `fee-summary`.
 */
import "./check-node.ts";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command, root } from "./command.ts";
import { filesOf, kinds, rooms, type Kind } from "./new-component/templates.ts";

const ours = join(root, "packages/ui");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pattern: { type: "boolean" },
    document: { type: "boolean" },
    shell: { type: "boolean" },
    // Another ui than ours, for the test of this script.
    ui: { type: "string", default: ours },
  },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const [name = ""] = positionals;
if (positionals.length !== 1 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  fail(
    "Say one name in small letters and hyphens, such as: pnpm new:component fee-summary [--pattern | --document | --shell]",
  );
}
const chosen = kinds.filter((kind) => kind !== "component" && values[kind]);
if (chosen.length > 1) fail(`It is either of: ${chosen.join(", ")}.`);
const kind: Kind = chosen[0] ?? "component";

const manifestFile = join(values.ui, "package.json");
const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as {
  exports: Record<string, string>;
};
const entry = `./${name}`;
const place = `./src/${rooms[kind]}/${name}`;
const folder = join(values.ui, place);
if (manifest.exports[entry] || existsSync(folder)) fail(`There is a ${name} already.`);

await mkdir(folder, { recursive: true });
for (const [file, text] of Object.entries(filesOf(name, kind))) {
  await writeFile(join(folder, file), text);
}
const entries = { ...manifest.exports, [entry]: `${place}/${name}.tsx` };
manifest.exports = Object.fromEntries(
  Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
// A long name breaks lines where a short one does not.
process.exitCode = await command("oxfmt", [folder, manifestFile], { quiet: true });

console.log(`packages/ui/${place.slice(2)} is there; others import it from "@polyportal/ui/${name}".

Look at it:   npx --yes pnpm@12 storybook
Test it:      cd packages/ui && npx vitest run --project storybook ${place.slice(2)}
Once you have looked at it, and it looks as it should:
              npx --yes pnpm@12 visual:approve ${rooms[kind]}-${name}
Its weight:   npx --yes pnpm@12 bench sizes --write`);
