import { formatDateTime } from "../format/date.ts";

/** To who saves over something that was saved elsewhere at `savedAt` (ISO), after they began. */
export const savedElsewhere = (savedAt: string): string =>
  `This was saved in another tab or on another device on ${formatDateTime(savedAt)}, after you began.`;

/** Where two versions of one form stand against each other. `at` is a moment as it is read. */
export const draftMessages = {
  title: "Which one is right?",
  lead: "What you typed here is not what has been saved since. Nothing is lost: choose which one to go on with.",
  mine: (at: string) => `Typed here, ${at}`,
  theirs: (at: string) => (at === "" ? "Saved elsewhere" : `Saved elsewhere, ${at}`),
  otherTab: "Typed in the other tab",
  takeMine: "Go on with what I typed here",
  takeTheirs: "Take what was saved",
  takeOtherTab: "Take the other tab's",
  anotherChoice: "Another choice",
} as const;
