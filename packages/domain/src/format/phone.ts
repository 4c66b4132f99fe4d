import { cleanedName } from "../text/clean.ts";

/** What people put between the digits of a phone number, and around the area's. */
const between = /[\s().-]/g;

/**
 * A phone number without what people put between its digits, and with what they leave out: spreadsheets drop
 * the nought of 08031234567, and offices the plus of +234 803 123 4567. What is no number of Nigeria stays.
 */
export const plainPhone = (text: string): string => {
  const typed = cleanedName(text).replace(between, "");
  const [, digits] = /^(?:\+|00)?234(?:0(?=\d{10}$))?(\d{10})$/.exec(typed) ?? [];
  if (digits !== undefined) return `+234${digits}`;
  return /^[789][01]\d{8}$/.test(typed) ? `0${typed}` : typed;
};

/** The ten digits of a Nigerian mobile number, however it is written; undefined of anything else. */
export const nationalPhone = (text: string): string | undefined =>
  /^(?:\+234|0)([789][01]\d{8})$/.exec(plainPhone(text))?.[1];

/** A number as it is read: "0801 234 5678", however it was typed. What is no mobile number of Nigeria stays. */
export function shownPhone(text: string): string {
  const digits = nationalPhone(text);
  return digits === undefined ? text : `0${digits}`.replace(/^(\d{4})(\d{3})(\d{4})$/, "$1 $2 $3");
}
