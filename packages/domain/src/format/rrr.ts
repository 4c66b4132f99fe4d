import { cleanedName } from "../text/clean.ts";

/** A payment reference without the spaces people type or paste: as it is stored and sent. */
export const plainRrr = (text: string): string => cleanedName(text).replace(/\s/g, "");

/** A payment reference as it is shown, in fours: `3100 0776 9676`. */
export const groupRrr = (rrr: string): string => plainRrr(rrr).replace(/(.{4})(?=.)/g, "$1 ");
