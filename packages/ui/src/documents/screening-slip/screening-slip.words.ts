/** What the slip of a screening says. */
export const screeningSlipWords = {
  candidate: "Candidate",
  place: "Date and place",
  bring: "What to bring",
  /** The last words. */
  footer: "Be there half an hour before the time. Nobody sits on another’s seat.",
  /** Who signs. */
  signatures: ["Candidate", "Invigilator"] as readonly string[],
};
