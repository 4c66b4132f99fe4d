/** Runs the benchmarks and prints their figures beside the budgets: `pnpm bench [name …] [--write]`. */
import "./check-node.ts";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Benchmark, Row } from "./bench/tools/row.ts";

const files = globSync(join(import.meta.dirname, "bench/*.ts")).toSorted();
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const unknown = wanted.filter((name) => !files.some((file) => basename(file, ".ts") === name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}.`);
  process.exit(2);
}

let missed = 0;

for (const file of files) {
  const name = basename(file, ".ts");
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const benchmark = (await import(file)) as Benchmark;
  console.log(`\n${name}`);
  try {
    for (const row of await benchmark.run(values)) {
      console.log(line(row));
      if (row.pass === false) missed += 1;
    }
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : String(error)}`);
    missed += 1;
  }
}

console.log(missed === 0 ? "\nAll within budget." : `\n${missed} over budget or not measured.`);
process.exitCode = missed === 0 ? 0 : 1;

function line({ figure, value, unit, budget, ratio, pass }: Row): string {
  const mark = pass === undefined ? " " : pass ? "✓" : "✗";
  const shown = `${number(value)} ${unit}`;
  const compared = ratio === undefined ? "" : `ratio ${ratio.toFixed(2)}`;
  const allowed = budget === undefined ? "" : `budget ${budget}`;
  return `  ${mark} ${figure.padEnd(72)} ${shown.padStart(18)}  ${compared.padEnd(11)} ${allowed}`;
}

function number(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString("en") : value.toFixed(value < 10 ? 2 : 1);
}
