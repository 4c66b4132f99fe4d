/** Writes src/client/endpoint-table.gen.ts; with `--check` only says whether it is fresh. */
import { readFileSync, writeFileSync } from "node:fs";
import { contract } from "../src/contract/contract.ts";
import { renderTable } from "./render-table.ts";

const file = new URL("../src/client/endpoint-table.gen.ts", import.meta.url);
const table = renderTable(contract);

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== table) {
    console.error("endpoint-table.gen.ts is stale: run `pnpm gen`.");
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, table);
}
