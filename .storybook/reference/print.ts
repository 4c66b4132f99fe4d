/** Writes the reference to standard output: the process that `sources.ts` starts. */
import { readReference } from "./read.ts";

process.stdout.write(JSON.stringify(readReference()));
