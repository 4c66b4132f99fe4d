const some = (count: number, one: string, several: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : several}`;

/** Words around a pasted list, by which rows of a list are chosen. */
export const pasteListMessages = {
  title: "Choose by a pasted list",
  question:
    "Whoever is found for certain is chosen in the list, on whichever page. Nothing is done yet.",
  text: "Who",
  hint: "User names, staff, matric, admission, JAMB or application numbers, RRRs, e-mails or phones: one to a line, or parted by commas.",
  /** Of a list whose rows have a number or code. */
  rows: {
    question:
      "What is found for certain among the rows of this list, as it is filtered now, is chosen on whichever page. Nothing is done yet.",
    text: "Which",
    hint: (keys: string) => `${keys}: one to a line, or parted by commas.`,
    matricNumbers: "Matric numbers",
    courseCodes: "Course codes",
    userNames: "User names",
    label: (label: string, key: string) => (label === key ? label : `${label} (${key})`),
    doubtful: (count: number) =>
      count === 0 ? "Every line names one row." : pasteListMessages.doubtful(count),
    found: (count: number) => some(count, "row found", "rows found"),
    choose: (count: number) => `Choose ${some(count, "row", "rows")}`,
  },
  find: "Find them",
  cancel: "Cancel",
  failed: "The list could not be looked through",
  doubtful: (count: number): string =>
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
