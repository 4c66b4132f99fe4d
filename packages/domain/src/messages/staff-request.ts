/** Every word of the requests that a member of staff confirms or denies. */
export const staffRequestMessages = {
  title: "Requests",
  lead: "Applicants who say that you put them forward. Confirm only whom you know; it gives them no points.",
  none: "Nobody says that you put them forward.",
  columns: {
    fullName: "Applicant",
    relationship: "Says to be",
    askedAt: "Asked on",
    lapsesAt: "Answer by",
    state: "State",
  },
  state: "State",
  relationships: { ward: "Your ward", spouse: "Your spouse", self: "Yourself" },
  states: { waiting: "Waiting", confirmed: "Confirmed", denied: "Denied", lapsed: "Lapsed" },
  confirm: "Confirm",
  deny: "Deny",
  confirmQuestion: (name: string, relationship: string) =>
    `${name} says to be ${relationship.toLowerCase()}. Your word stands with the application.`,
  denyQuestion: (name: string) =>
    `${name} is told that the request was not confirmed, and nothing else about you.`,
  keep: "Not now",
  confirmed: "You have confirmed the request.",
  denied: "You have denied the request.",
  answered: "This request is answered or has lapsed.",
} as const;
