/** What is done with a sheet as a whole, each kept with who, when and why. */
export const sheetSteps = [
  "open",
  "submit",
  "recall",
  "check",
  "approve",
  "return",
  "publish",
  "hold",
  "release",
  "extend",
] as const;
export type SheetStep = (typeof sheetSteps)[number];
