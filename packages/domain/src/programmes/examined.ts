import type { ProgrammeSlug } from "./catalogue.ts";

/**
 * Whose applicants the school examines itself: those who bring a UTME score, as a test holds by the definitions.
 * Apart from the catalogue, which every page carries. The one whose results are imported most often is the first.
 */
export const examinedSlugs = [
  "putme",
  "nd",
  "supplementary-putme",
  "supplementary",
  "staff-request",
] as const satisfies readonly ProgrammeSlug[];
