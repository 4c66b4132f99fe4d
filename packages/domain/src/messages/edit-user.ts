/** Words of the confirmation before an account is known otherwise: by name, address, number or role. */
export const editUserMessages = {
  confirmTitle: (name: string) => `Change the account of ${name}`,
  /** What is affected, in numbers, and by whom it is noticed. */
  question: (name: string, details: number, told: { email: boolean; role: boolean }) =>
    [
      details === 1 ? "One detail" : `${details} details`,
      ` of one account ${details === 1 ? "changes" : "change"}: ${name}.`,
      told.email ? " Letters go to the new address from now on, and the old one is told." : "",
      told.role ? " Who gains and who loses by the role stands below." : "",
    ].join(""),
  label: "Change the account",
  before: "As it is now",
  after: "From now on",
} as const;
