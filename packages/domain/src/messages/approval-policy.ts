/** Words of the change of who approves, which pages that only ask for approval do not carry. */
export const policyMessages = {
  change: "Change who approves",
  changeQuestion:
    "Whoever has the right may approve this from then on, what waits already too. The registrar, the bursar and every super administrator are told.",
  changeWords: "CHANGE WHO APPROVES",
  /** The right with which the school started. */
  delivered: (claim: string) => `${claim} (as delivered)`,
  claimTold: (name: string, claim: string, by: string) =>
    `${by} has changed who approves this: ${name}. It is whoever may ${claim}.`,
  chooseAnother: "please select another right",
  gain: "May approve it from then on",
  lose: "May approve it no more",
  nobodyMoves: "Nobody gains or loses it.",
  waiting: (requests: number) =>
    requests === 0
      ? "Nothing of this waits for approval."
      : requests === 1
        ? "1 request waits, and goes to them."
        : `${requests.toLocaleString("en")} requests wait, and go to them.`,
  nobodyElse: (claim: string) =>
    `Nobody but you may ${claim}. Give somebody else this right first, or choose another.`,
  leftWithNobody: (title: string, claim: string) =>
    `This waits, and nobody would be left to decide it: ${title}. Have it decided or withdrawn first, or give somebody else the right to ${claim}.`,
} as const;
