/** An applicant is more than 15 and less than 80 years old, counted by birth year. */
export const ageLimits = { moreThan: 15, lessThan: 80 } as const;

/** The age by birth year of someone born on an ISO date, as of the ISO date `today`. */
export const ageByBirthYear = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));

/** The latest date that the birth date picker offers: 15 years before the ISO date `today`. */
export const latestBirthDate = (today: string): string =>
  `${Number(today.slice(0, 4)) - ageLimits.moreThan}${today.slice(4, 10)}`.replace(
    // 29 February 15 years ago did not exist.
    "-02-29",
    "-02-28",
  );
