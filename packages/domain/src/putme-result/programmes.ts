import { examinedSlugs } from "../programmes/examined.ts";

/** The programmes whose applicants the school examines itself: those who bring a UTME score. */
export const putmeSlugs = examinedSlugs;

/** Whose results are imported most often. */
export const usualPutme = putmeSlugs[0];

export type PutmeSlug = (typeof putmeSlugs)[number];

export const isPutmeSlug = (text: string): text is PutmeSlug =>
  (putmeSlugs as readonly string[]).includes(text);
