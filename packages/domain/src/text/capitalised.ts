/** Words as they begin a line: "registrations" is "Registrations". */
export const capitalised = (text: string): string =>
  text.replace(/^./, (letter) => letter.toUpperCase());
