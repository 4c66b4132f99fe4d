/** A matric number as the records write it, however it was typed. */
export const plainNumber = (typed: string): string => typed.replaceAll(/\s/g, "").toUpperCase();
