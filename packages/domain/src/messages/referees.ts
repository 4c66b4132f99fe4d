import type { RefereeState } from "../referee/rules.ts";

/** How references stand, as the applicant's details page says it. */
export const refereesWords = {
  title: "References",
  lead: "Referees answer the school alone. You see whether they have, never what.",
  fetching: "Fetching how your references stand…",
  progress: (given: number, asked: number) =>
    asked === 1 ? `${given} of 1 reference` : `${given} of ${asked} references`,
  /** Of an application that is sent. */
  submitted: (progress: string) => `submitted, ${progress}`,
  states: {
    named: "Not asked yet",
    asked: "Asked",
    opened: "Opened",
    given: "Given",
    declined: "Declined",
    undelivered: "Not delivered",
    expired: "Expired",
    replaced: "Replaced",
  } satisfies Record<RefereeState, string>,
  on: (state: string, day: string) => `${state} on ${day}`,
  until: (day: string) => `The link works until ${day}.`,
  ask: "Ask now",
  askOf: (name: string) => `Ask now: ${name}`,
  remind: "Remind",
  remindOf: (name: string) => `Remind ${name}`,
  remindersLeft: (left: number) => (left === 1 ? "1 reminder left" : `${left} reminders left`),
  replace: "Replace",
  replaceOf: (name: string) => `Replace ${name}`,
  replaceTitle: (name: string) => `In the place of ${name}`,
  save: "Name this referee",
  cancel: "Cancel",
  asked: "The letter is on its way",
  reminded: "The reminder is on its way",
  replaced: "The new referee is asked, and the link of the other is dead",
  /** Where the one before had not been asked. */
  replacedUnasked:
    "The new referee is named, and is asked when you send the application or press “Ask now”",
  wrongAddress:
    "The letter could not be delivered. Replace the referee with the right address, or another person.",
} as const;
