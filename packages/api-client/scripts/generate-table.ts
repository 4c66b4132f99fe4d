/** Writes the tables of endpoints in src/client; with `--check` only says whether they are fresh. */
import { readFileSync, writeFileSync } from "node:fs";
import { contract } from "../src/contract/contract.ts";
import { renderTables } from "./render-table.ts";

for (const [name, table] of Object.entries(renderTables(contract))) {
  const file = new URL(`../src/client/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, table);
  } else if (readFileSync(file, "utf8") !== table) {
    console.error(`${name} is stale: run \`pnpm gen\`.`);
    process.exitCode = 1;
  }
}
