import { searchByNameOrNumber } from "./list-columns.ts";

/** Every word of the page on which it is noted what came from elsewhere. */
export const awaitedProofWords = {
  title: "Awaited Papers",
  lead: "What other places send the school about applicants: the official transcript for a transfer, JAMB’s verification for direct entry. The applicant sees whether it came.",
  search: searchByNameOrNumber,
  none: "No paper is awaited.",
  columns: {
    number: "Application",
    programme: "Programme",
    proof: "What is awaited",
    from: "Previous school",
    sentAt: "Submitted",
    receivedAt: "Came",
  },
  awaited: "Awaited",
  filters: { received: "Came" },
  yes: "Yes",
  no: "No",
  acts: { note: "Note that it came", takeBack: "Take back" },
  noteTitle: (name: string, proof: string) => `${proof} of ${name}`,
  note: "The applicant is told by e-mail. Say how it came and by what it is known to be genuine.",
  takeBack: "It stands as awaited again. The applicant is not written to.",
  noted: "It is noted, and the applicant is told",
  takenBack: "It stands as awaited again",
  came: "It has come already.",
  notCome: "It has not come yet.",
} as const;
