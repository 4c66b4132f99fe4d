import { entryBySlug } from "./catalogue.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";

/** Postgraduate study, which has a portal of its own before sign-in. */
export const postgraduate = entryBySlug("pg") as ProgrammeEntry;
