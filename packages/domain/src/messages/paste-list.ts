const some = (count: number, one: string, several: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : several}`;

/** Words around a pasted list of people, who become what is chosen of a list. */
export const pasteListMessages = {
  title: "Choose by a pasted list",
  question:
    "Whoever is found for certain is chosen in the list, on whichever page. Nothing is done yet.",
  text: "Who",
  hint: "User names, staff, matric or JAMB numbers, RRRs, e-mails or phones: one to a line, or parted by commas.",
  find: "Find them",
  cancel: "Cancel",
  failed: "The list could not be looked through",
  doubtful: (count: number) =>
    count === 0
      ? "Every line names one person."
      : `${some(count, "entry is", "entries are")} in doubt and left out. Mend the text and find again, or go on without ${count === 1 ? "it" : "them"}.`,
  found: (count: number) => some(count, "person found", "people found"),
  unknown: (count: number) => `${count.toLocaleString("en")} unknown`,
  double: (count: number) => `${count.toLocaleString("en")} named twice`,
  ambiguous: (count: number) => `${count.toLocaleString("en")} ambiguous`,
  line: (line: number) => `Line ${line.toLocaleString("en")}`,
  namedBefore: (label: string, line: number) => `${label}, named on line ${line} already`,
  means: (labels: readonly string[]) => `could be ${labels.join(", or ")}`,
  tooMany: (most: number) =>
    `At most ${most.toLocaleString("en")} can be chosen at once. Please paste fewer.`,
  choose: (count: number) => `Choose ${some(count, "person", "people")}`,
} as const;
