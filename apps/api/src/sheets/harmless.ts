/** What spreadsheets take for a formula, or for the end of a cell, at the beginning of a text. */
const formulaStart = String.raw`[=+\-@\t\r\n＝＋－＠]`;

/**
 * What they take for a number, and keep as another text when they save: 08031234567 and 0012 lose the nought in
 * front, 12E4 becomes 120000, and of sixteen digits and more the last are noughts.
 */
const changedNumber = String.raw`(?:0\d[\d.]*|\d+(?:\.\d+)?[eE][+\-]?\d+|\d{16,})$`;

/** An apostrophe in front says that a text is one; a text that looks so by itself has one more. */
const misread = new RegExp(`^'*(?:${formulaStart}|${changedNumber})`);

/** A text that a spreadsheet shows and keeps as it is, and never carries out, when it opens a csv. */
export const harmless = (text: string): string => (misread.test(text) ? `'${text}` : text);

/** What {@link harmless} was given. */
export const asTyped = (text: string): string =>
  text.startsWith("'") && misread.test(text) ? text.slice(1) : text;
