import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundled } from "../bench/tools/bundled.ts";
import { brotliSizeOf } from "../bench/tools/sizes.ts";
import type { Consumer } from "./consumer.ts";

/** KiB of brotli, with all that an export imports but React. */
const budgets = { button: 3, "data-table": 30 };

/** Sentences about what parts of the installed package weigh; throws where one is over its budget. */
export async function weighed(consumer: Consumer): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, budget] of Object.entries(budgets)) {
    const entry = join(consumer.folder, `weigh-${name}.js`);
    await writeFile(entry, `export * from "@polyportal/ui/${name}";\n`);
    const brotli = brotliSizeOf(await bundled(entry, consumer.folder));
    const kibibytes = (brotli / 1024).toFixed(2);
    if (brotli > budget * 1024)
      throw new Error(`${name} weighs ${kibibytes} KiB brotli, more than its ${budget}.`);
    lines.push(`${name} ${kibibytes} of ${budget} KiB brotli`);
  }
  return lines;
}
