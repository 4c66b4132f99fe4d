/** Why a row of results is refused, and what is said of a score. */
export const putmeResultWords = {
  score: "a score is between 0 and 100, or ABS",
  number: "please enter the application or JAMB number",
  unknown: "no application of this programme and session has this number",
  notSent: (number: string): string => `${number} is not submitted`,
  twice: (number: string): string => `${number} stands twice in the sheet`,
  released: (number: string): string =>
    `the result of ${number} is released: please correct it on its page`,
  otherName: (typed: string, known: string): string =>
    `The sheet says ${typed}, the application ${known}: it is written only with a tick.`,
} as const;

/** The columns of a sheet of results, and how each is filled in. */
export const putmeColumns = {
  number: {
    heading: "Application or JAMB number",
    example: "202610123456AB",
    hint: "Tells one candidate from all others",
  },
  fullName: {
    heading: "Name",
    example: "Okonkwo Chidinma Grace",
    hint: "Compared with the application's",
  },
  score: { heading: "Score", example: "61.5", hint: "0 to 100, or ABS for absent" },
  venue: { heading: "Venue", example: "ICT Centre, Hall B" },
} as const;
