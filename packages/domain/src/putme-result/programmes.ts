import type { ProgrammeSlug } from "../programmes/catalogue.ts";

/** The programmes whose applicants the school examines itself: those who bring a UTME score. */
export const putmeSlugs = [
  "nd",
  "putme",
  "supplementary-putme",
  "supplementary",
  "staff-request",
] as const satisfies readonly ProgrammeSlug[];

/** Whose results are imported most often. */
export const usualPutme = "putme";

export type PutmeSlug = (typeof putmeSlugs)[number];

export const isPutmeSlug = (text: string): text is PutmeSlug =>
  (putmeSlugs as readonly string[]).includes(text);
