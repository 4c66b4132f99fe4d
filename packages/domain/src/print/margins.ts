/** The margin above the first line of a printed page. */
export const printTopMargin = "15rem";
