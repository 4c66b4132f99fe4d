/** What is typed before results are released, where nobody has to approve it. */
export const wordsOfRelease = (results: number): string =>
  `RELEASE ${results.toLocaleString("en-NG")}`;
