import { sharedNames } from "../text/names-match.ts";

/** Whether a sheet's name is an applicant's: two names are the same, in whatever order and however written. */
export const namesAgree = (typed: string, fullName: string): boolean =>
  sharedNames(typed, fullName) >= 2;
