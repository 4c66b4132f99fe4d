/** Words of the confirmation before an account is made whose role decides over others' work. */
export const newUserMessages = {
  confirmTitle: (name: string, role: string) => `Make ${name} ${role}`,
  /** What is affected, and what comes first. */
  question: (name: string, role: string) =>
    `One account is made: ${name}, ${role}. This role decides over the work of others, so another approves the account first; where nobody else can, you are asked for more.`,
  label: "Make the account",
} as const;
