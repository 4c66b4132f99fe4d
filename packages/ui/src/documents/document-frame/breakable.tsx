import type { ReactNode } from "react";

/** "2026/" and "2027": an academic session is one word. */
const isSession = (before: string, after: string): boolean =>
  /\b\d{4}\/$/.test(before) && /^\d{4}\b/.test(after);

/** A long number or address, which ends its line behind a slash or an @ and inside no word. */
export const breakable = (text: string): ReactNode =>
  text
    .split(/([^/@]*[/@]+)/)
    .filter(Boolean)
    .flatMap((part, index, parts) =>
      index === 0 || isSession(parts[index - 1] ?? "", part) ? [part] : [<wbr key={index} />, part],
    );
