import * as z from "zod/mini";

/** Exactly ten digits, such as an account number. */
export const tenDigits = z.string().check(z.regex(/^\d{10}$/, "please enter the 10 digits"));

/** A grade point: a number of 0 to 5 with at most two decimals, as it is typed. */
export const gradePoint = z
  .string()
  .check(z.regex(/^(?:5(?:\.0{1,2})?|[0-4](?:\.\d{1,2})?)$/, "please enter a number up to 5.00"));

/** A code: letters, digits, slash, underscore, hyphen and space. */
export const code = z
  .string()
  .check(z.regex(/^[\p{L}\p{M}\d/_ -]+$/u, "only letters, digits, spaces and / _ - are allowed"));
