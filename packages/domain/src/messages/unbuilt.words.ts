/** What a page says that the school has not opened, or not for everyone. */
export const unbuiltWords = {
  refused:
    "The server refused what you asked for: you do not have access to it. Nothing was changed.",
  pageOfOthers: "This page is not for you, or not before you sign in.",
  signIn: "Sign in",
  notOpenedYet: (area: string) =>
    `This page belongs to ${area}, which the school has not opened here yet.`,
} as const;
