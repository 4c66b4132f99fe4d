/** What the header before sign-in says. */
export const publicHeaderWords = {
  /** The name of the links' region. */
  main: "Main",
  login: "Login",
  menu: "Menu",
  elearning: "E-learning",
  evoting: "E-Voting",
  /** After a link that leaves the portal, for screen readers. */
  elsewhere: "(another site)",
};
