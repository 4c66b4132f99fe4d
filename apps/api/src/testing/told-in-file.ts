/**
 * A result that a run's main process passes to its workers in a file, because they start before it is ready. Only
 * workers that read it wait for it.
 */
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

type Told<Made> = { made: Made } | { error: string };

/** Writes the result when it is ready, or the error. */
export async function tellInFile<Made>(path: string, making: Promise<Made>): Promise<void> {
  const told = await making.then(
    (made): Told<Made> => ({ made }),
    (error: unknown): Told<Made> => ({ error: String(error) }),
  );
  // Whoever finds the file finds all of it.
  await writeFile(`${path}.new`, JSON.stringify(told), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Waits for the result; throws the error. */
export async function toldInFile<Made>(path: string): Promise<Made> {
  while (!existsSync(path)) await pause(50);
  const told = JSON.parse(await readFile(path, "utf8")) as Told<Made>;
  if ("error" in told) throw new Error(told.error);
  return told.made;
}
