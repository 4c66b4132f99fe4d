/** What the last lines of every page say. */
export const footerWords = {
  /** Before the telephone number. */
  helpLine: "Help line:",
  poweredBy: (maker: string): string => `Powered by ${maker}`,
};
