import * as z from "zod/mini";

/** The code for an unknown device: this many digits, valid for this long after the first request. */
export const applicantCodeRule = { digits: 8, minutes: 15 } as const;

const eightDigits = /^\d{8}$/;

/** A code as it is typed or pasted from a mail, which prints it in two groups of four. */
export const applicantCode = () =>
  z.string("please enter the code").check(
    z.overwrite((text) => text.replaceAll(/[\s-]/g, "")),
    z.minLength(1, { error: "please enter the code", abort: true }),
    z.regex(eightDigits, "the code has 8 digits"),
  );

export const applicantCodeSchema = z.object({ code: applicantCode() });

/** `12345678` is printed `1234 5678`. */
export const groupCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
