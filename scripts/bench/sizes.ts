/**
 * What each export of packages/ui costs by itself: bundled alone and minified, with all that it imports
 * but React. What it fetches later, by a dynamic import, is no part of it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportedScripts, uiFolder } from "../package/layout.ts";
import { bundled } from "./tools/bundled.ts";
import { atMost, type Row, type Settings } from "./tools/row.ts";
import { gzipSizeOf } from "./tools/sizes.ts";

const budgetsFile = join(uiFolder, "budgets.json");
/** What `--write` leaves a new export to grow. */
const slack = 1.05;

/** By export, in KB of gzip: 1,000 bytes. */
type Budgets = Record<string, number>;

export async function run({ write }: Settings): Promise<Row[]> {
  const kilobytes = new Map<string, number>();
  for (const [name, file] of exportedScripts()) {
    kilobytes.set(name, gzipSizeOf(await bundled(file, uiFolder)) / 1000);
  }
  const budgets = JSON.parse(readFileSync(budgetsFile, "utf8")) as Budgets;
  if (write) {
    for (const name of Object.keys(budgets)) if (!kilobytes.has(name)) delete budgets[name];
    for (const [name, gzip] of kilobytes) budgets[name] ??= Math.ceil(gzip * slack * 10) / 10;
    const names = Object.keys(budgets).toSorted();
    const sorted = Object.fromEntries(names.map((name) => [name, budgets[name]]));
    writeFileSync(budgetsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  return [
    ...[...kilobytes].map(([name, gzip]) => {
      const budget = budgets[name];
      if (budget !== undefined) return atMost(name, gzip, "KB gzip", budget);
      return lacking(`${name}: no budget, run \`pnpm bench sizes --write\``, gzip);
    }),
    ...Object.keys(budgets)
      .filter((name) => !kilobytes.has(name))
      .map((name) => lacking(`${name}: no such export, run \`pnpm bench sizes --write\``, 0)),
  ];
}

const lacking = (figure: string, value: number): Row => ({
  figure,
  value,
  unit: "KB gzip",
  pass: false,
});
