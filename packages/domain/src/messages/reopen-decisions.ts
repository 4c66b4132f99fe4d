/** Words of the act by which somebody decides at once whose account was changed. */
export const reopenMessages = {
  title: (name: string) => `Let ${name} decide at once`,
  question: (name: string) =>
    `The address, the password or the second factor of ${name} was changed within the last 24 hours. Say this only where you have spoken with ${name} and know that the change is wanted. ${name} and every super administrator are told by mail.`,
  done: (name: string) => `${name} decides again`,
} as const;
