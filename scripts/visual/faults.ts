/** What a check of stories found, said and counted. */
import { writeFile } from "node:fs/promises";
import type { Counts } from "../test/counts.ts";

/** Something wrong with one story, in the words of whoever has to mend it. */
export type Fault = { id: string; fault: string };

export function tell(faults: readonly Fault[]): void {
  for (const fault of faults) console.error(`✗ ${inWords(fault)}`);
}

export const inWords = ({ id, fault }: Fault): string => `${id}: ${fault}`;

/** For `pnpm test`, which adds them up: how many checks passed, failed and could not be made. */
export async function leaveCounts(file: string | undefined, counts: Counts): Promise<void> {
  if (file) await writeFile(file, JSON.stringify(counts));
}
