import * as z from "zod/mini";

/** Letters and digits that nobody takes for one another: no I, L, O, U, 0 or 1. */
export const recoveryAlphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
/** How many letters and digits a recovery code has, and how many codes there are. */
export const recoveryCode = { length: 10, count: 10 } as const;

/** A code as it is compared: recovery codes may be typed with spaces, hyphens and small letters. */
export const plainCode = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** A recovery code as it is shown and written down: `K7QWM-3XP9T`. */
export const groupRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Whether a plain code is a recovery code by its looks. */
export const isRecoveryCode = (code: string): boolean =>
  code.length === recoveryCode.length &&
  code.split("").every((letter) => recoveryAlphabet.includes(letter));

const enteredCode = () =>
  z
    .string("please enter the code")
    .check(z.overwrite(plainCode), z.minLength(1, { error: "please enter the code", abort: true }));

const sixDigits = /^\d{6}$/;

/** The code of an authenticator app: six digits. */
const appCode = enteredCode().check(z.regex(sixDigits, "the code has 6 digits"));

/** The code of a two-factor sign-in: six digits, or a recovery code in their place. */
export const otpCode = enteredCode().check(
  z.refine(
    (code) => code === "" || sixDigits.test(code) || isRecoveryCode(code),
    "the code has 6 digits",
  ),
);

/** Completing a two-factor sign-in. */
export const otpSchema = z.object({ code: otpCode });

/** Confirming an authenticator app by the first code that it shows. */
export const confirmAuthenticatorSchema = z.object({ code: appCode });
