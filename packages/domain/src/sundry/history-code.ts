import * as z from "zod/mini";

/** The code that opens one mailbox's payments: its digits, for how long, and how many tries. */
export const historyCodeRule = { digits: 6, minutes: 10, tries: 5 } as const;

const sixDigits = /^\d{6}$/;

/** A code as it is typed or pasted from a letter. */
export const historyCode = () =>
  z.string("please enter the code").check(
    z.overwrite((text) => text.replaceAll(/[\s-]/g, "")),
    z.minLength(1, { error: "please enter the code", abort: true }),
    z.regex(sixDigits, "the code has 6 digits"),
  );

export const historyCodeSchema = z.object({ code: historyCode() });
