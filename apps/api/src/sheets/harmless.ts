/** What spreadsheets take for a formula, or for the end of a cell, at the beginning of a text. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet shows as it is, and never carries out, when it opens a csv. */
export const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** What {@link harmless} was given. */
export const asTyped = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text;
