import * as z from "zod/mini";

/** Letters and digits that nobody takes for one another on paper: no 0 and O, no 1, I and L. */
export const codeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** How many of them a code has. Of so many codes nobody guesses one that was given out. */
export const codeLength = 12;

const shape = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** A code as it is printed, in fours: `9F3K-22QX-7MPA`. */
export const groupCode = (letters: string): string => letters.replace(/(.{4})(?=.)/g, "$1-");

/** A code as it was typed: small letters, spaces and missing hyphens are forgiven. */
export const plainCode = (text: string): string =>
  groupCode(text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""));

const asked = "please input the verification code";

/** A verification code, read leniently and kept as it is printed. */
export const documentCode = () =>
  z.string(asked).check(
    z.maxLength(80, "please use at most 80 characters"),
    z.overwrite(plainCode),
    z.minLength(1, asked),
    z.refine(
      (code) => code === "" || shape.test(code.replaceAll("-", "")),
      "a verification code has 12 letters and digits, please check it",
    ),
  );

/** The beginning of a paper's fingerprint that its QR code carries. */
export const fingerprintLength = 10;

/** Asking whether a paper is genuine: its code, and the fingerprint where its QR code was scanned. */
export const verifyDocumentSchema = z.object({
  code: documentCode(),
  fingerprint: z.optional(z.string().check(z.maxLength(64))),
});
