/** What the panel beside a sign-in form says. */
export const authLayoutWords = {
  /** Over the school's name. */
  welcome: "Welcome to",
};
