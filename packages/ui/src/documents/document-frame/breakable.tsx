import type { ReactNode } from "react";

/** A long number or address, which ends its line behind a slash or an @ and inside no word. */
export const breakable = (text: string): ReactNode =>
  text
    .split(/([^/@]*[/@]+)/)
    .filter(Boolean)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
