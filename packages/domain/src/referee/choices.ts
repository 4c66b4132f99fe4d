// What a referee chooses among; without the rules, which come with the form.

/** What a referee rates, each by itself. */
export const ratedPoints = [
  "academicAbility",
  "researchPromise",
  "english",
  "diligence",
  "integrity",
  "teamwork",
] as const;

export type RatedPoint = (typeof ratedPoints)[number];

export const ratings = ["excellent", "good", "fair", "poor", "cannot-judge"] as const;
export const ranks = ["top-5", "top-10", "top-25", "half", "below"] as const;
export const recommendations = ["strongly", "yes", "reservations", "no"] as const;

/** The places of a letter's pages: the first takes one PDF instead of all. */
export const letterPlaces = [
  "letter",
  "letter2",
  "letter3",
  "letter4",
  "letter5",
  "letter6",
] as const;

export type LetterPlace = (typeof letterPlaces)[number];

export const declineReasons = ["cannot", "unknown"] as const;

export type DeclineReason = (typeof declineReasons)[number];
