import { entryBySlug } from "./catalogue.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";

/** Where all programmes stand, and what helps to choose one. */
export const programmesPath = "/programmes";

/** The page of a programme before sign-in. */
export const programmePath = (slug: string): string => `${programmesPath}/${slug}`;

/** The programme of such an address, if it is one. */
export const programmeOfPath = (path: string): ProgrammeEntry | undefined =>
  path.startsWith(`${programmesPath}/`)
    ? entryBySlug(path.slice(programmesPath.length + 1).replace(/\/$/, ""))
    : undefined;
