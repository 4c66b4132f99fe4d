/** The parts of a score that are tested on computers. */
export const cbtComponents = ["test", "exam"] as const;

/** Which of several attempts of one student counts; by `refuse` none, and the student is refused. */
export const cbtAttempts = ["refuse", "best", "latest"] as const;

/** Where its marks go: into empty cells alone, or in the place of what is there, too. */
export const cbtFillings = ["empty", "replace"] as const;

/** What its lecturer chooses before a file of a computer test is read. */
export type CbtChoice = {
  readonly component: (typeof cbtComponents)[number];
  readonly attempts: (typeof cbtAttempts)[number];
  readonly filling: (typeof cbtFillings)[number];
};

/** What is chosen where nobody has chosen: nothing that is there is touched, and nobody guesses. */
export const cautiousChoice = { attempts: "refuse", filling: "empty" } as const;
