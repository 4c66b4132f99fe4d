import type { PutmeState } from "../putme-result/states.ts";

/** The words of the pages of PUTME results. */
export const putmeResultMessages = {
  title: "PUTME Results",
  lead: "What applicants have scored, with their rank in the department they chose. They are told once a result is released.",
  search: "Application number or name",
  none: "No result has been imported yet.",
  columns: {
    applicationNumber: "Application",
    jambNumber: "JAMB number",
    programme: "Programme",
    utme: "UTME",
    score: "PUTME",
    aggregate: "Aggregate",
    rank: "Rank",
    unmet: "Not met",
    venue: "Venue",
    state: "State",
    uploadedBy: "Imported by",
  },
  states: { waiting: "Not released", released: "Released", withheld: "Withheld" } satisfies Record<
    PutmeState,
    string
  >,
  absent: "Absent",
  sat: "Attendance",
  present: "Present",
  acts: {
    correct: "Correct",
    withhold: "Withhold",
    giveBack: "No longer withhold",
    release: "Release results",
    import: "Import results",
    view: "See results",
  },
  upload: {
    title: "PUTME Result Upload",
    programme: "Programme",
    session: "Academic session",
    sample: "putme-results-sample.xlsx",
  },
  correct: {
    title: (number: string) => `Correct the result of ${number}`,
    lead: "A result that was released is released again by somebody else once it is corrected.",
    scoreHint: "0 to 100, or ABS for absent",
    thing: "result",
  },
  withhold: {
    title: (number: string) => `Withhold the result of ${number}`,
    question: "The applicant does not see it until it is no longer withheld.",
    done: "It is withheld",
  },
  giveBack: {
    title: (number: string) => `No longer withhold the result of ${number}`,
    question: "Where it was released, the applicant sees it again.",
    done: "It is no longer withheld",
  },
  release: {
    choose: "Choose one programme and one session in the filters first.",
    title: (programme: string, session: string) => `Release ${programme}, ${session}`,
    question: (results: number) =>
      `${results.toLocaleString("en-NG")} results are released, and each applicant is told by mail. Somebody else than who imported them approves it.`,
    ask: "Ask for approval",
    done: "They are released",
    request: (programme: string, session: string, results: number) =>
      `Release ${results.toLocaleString("en-NG")} PUTME results of ${programme}, ${session}`,
    results: "Results",
  },
  letter: {
    subject: "Your PUTME result",
    score: (programme: string, session: string, score: string) =>
      `Your score in the PUTME for ${programme} of ${session} is ${score}.`,
    absent: (programme: string, session: string) =>
      `You were recorded as absent from the PUTME for ${programme} of ${session}.`,
    aggregate: (aggregate: string) => `With your UTME it makes an aggregate of ${aggregate}.`,
    where: "Sign in with your RRR to see it:",
    help: (helpLine: string) =>
      `If you think that it is wrong, please call the school on ${helpLine}.`,
  },
} as const;
