/** What is typed before an application is closed, or a draft deleted. */
export const wordsOfDeletion = (number: string): string => `DELETE ${number}`;

/** What is typed before an application with an offer is opened again, where nobody has to approve it. */
export const wordsOfReset = (number: string): string => `RESET ${number}`;
