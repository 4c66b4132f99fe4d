/** What is typed before a faculty, a department or an option is switched off. */
export const wordsOfDeactivation = (codeOrName: string): string =>
  `DEACTIVATE ${codeOrName.toUpperCase()}`;

/** What is typed before a department is moved, where nobody else approves it. */
export const wordsOfMove = (code: string): string => `MOVE ${code.toUpperCase()}`;
