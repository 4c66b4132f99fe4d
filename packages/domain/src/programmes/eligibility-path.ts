import { programmeOfPath, programmePath } from "./page-paths.ts";
import type { ProgrammeEntry } from "./programme-entry.ts";

const last = "/eligibility";

/** Where one finds out before paying which departments of a programme take one. */
export const eligibilityPath = (slug: string): string => programmePath(slug) + last;

/** The programme of such an address, if it is one. */
export const eligibilityOfPath = (path: string): ProgrammeEntry | undefined => {
  const plain = path.replace(/\/$/, "");
  return plain.endsWith(last) ? programmeOfPath(plain.slice(0, -last.length)) : undefined;
};
