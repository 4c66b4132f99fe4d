/**
 * Signs that nobody sees and nobody types: they come with what is copied from a web page, a phone or a
 * spreadsheet. A soft hyphen, spaces without a width, marks of a file's encoding, and those that turn the
 * direction in which text is read. What joins emoji is none of them.
 */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Spaces that look like the usual one: those that hold words together, and those of a printer's width. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/** A text as a person reads it: with the usual spaces, and without what cannot be seen. Lines and tabs stay. */
export const cleaned = (text: string): string => text.replace(unseen, "").replace(spaces, " ");

/** A name, a number or a heading as it is compared and kept: nothing in it is joined by an unseen sign, either. */
export const cleanedName = (text: string): string => cleaned(text).replace(/[\u200C\u200D]/g, "");
