/** What a class is narrowed down to by what its students have registered: `registered` is whatever was decided. */
export const registrationsInClass = [
  "registered",
  "approved",
  "waiting",
  "returned",
  "unregistered",
] as const;
export type RegistrationInClass = (typeof registrationsInClass)[number];

/** And by their results: every registered course has one, or not. */
export const uploadsInClass = ["complete", "missing"] as const;

/** The counts of a class, each of which leads to the list of those who were counted. */
export const classCounts = ["students", ...registrationsInClass, ...uploadsInClass] as const;
export type ClassCount = (typeof classCounts)[number];
