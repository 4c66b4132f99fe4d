import { formatDateTime } from "../format/date.ts";
import type { SheetState } from "../score-sheet/states.ts";
import { compositeWords } from "./composite.ts";
import { sheetPages } from "./score-sheet-pages.ts";

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);
const differ = (count: number): string =>
  count === 1 ? "1 result differs" : `${count} results differ`;

type Named = { readonly code: string; readonly fullName: string; readonly matricNumber: string };
type OfClass = Parameters<typeof compositeWords.classOf>[0];

/** Words of the packs that are made of a class's results for the academic board. */
export const boardPackWords = {
  // The classes to choose from
  classes: {
    title: "Results by class",
    lead: "Choose a class to read its composite sheet, and to make a board pack of it.",
    search: "Search departments and options",
    empty: "There is no such class whose unpublished results you read.",
    columns: {
      class: "Class",
      students: "Students",
      packed: "Newest board pack",
    },
    none: "None made",
    open: "Open the class",
    back: "Back to the work list",
  },
  // One class
  class: {
    title: "Class Results",
    fetching: "Fetching the results of the class",
    notFound: "You do not read the unpublished results of such a class. Please choose one of them.",
    all: "All classes",
    make: "Make a board pack",
    packs: "Board packs of this class",
    packsFailed: "The board packs of this class could not be fetched.",
    noPack: "None was made in this semester. Publishing compares results with the newest one.",
    made: (by: string, at: string): string => `made by ${by} on ${formatDateTime(at)}`,
    allPacks: "All board packs",
    /** Leads from an option's class to that of all options. */
    wholeLevel: "The level with all its options",
  },
  // All packs
  packs: {
    title: "Board Packs",
    lead: "What the academic board was shown, as it was made. Search by the code on the paper.",
    search: "Search by code or department",
    empty: "No board pack was made yet. Open a class to make one.",
    columns: {
      code: "Code",
      class: "Class",
      madeAt: "Made",
      madeBy: "By",
    },
    open: "Open the pack",
  },
  // One pack
  pack: {
    title: "Board Pack",
    fetching: "Fetching the board pack",
    notFound: "There is no such board pack among those that you read.",
    toClass: "Open the class",
    stands: "Every result is as this pack has it.",
    changedTitle: (count: number): string => `${differ(count)} from this pack`,
    changedHint: "Publishing refuses their score sheets until the pack is made anew.",
    changed: ({ code, fullName, matricNumber }: Named): string =>
      `${code}: ${fullName}, ${matricNumber}`,
    makeAnew: "Make the pack anew",
  },
  made: (code: string): string => `Board pack ${code} made`,
  classOf: (of: OfClass): string => compositeWords.classOf(of),
  /** With whom a sheet is that the board waits for. */
  whose: (
    state: SheetState | null,
    { lecturers, head, dean }: Readonly<Record<"lecturers" | "head" | "dean", string>>,
  ): string => {
    if (state === "submitted") return head || "The department has no head";
    if (state === "checked") return dean || "The faculty has no dean";
    return lecturers || "Nobody teaches it";
  },
  stateOf: (state: SheetState | null): string => sheetPages.states[state ?? "none"],
  students,
  /** Why publishing leaves a sheet as it is: which students, and what to do. */
  changedSince: (
    names: readonly string[],
    packs: readonly { readonly name: string; readonly at: string }[],
  ): string => {
    const [shown, more] = [names.slice(0, 5).join("; "), names.length - 5];
    const since = packs.map(({ name, at }) => `${name} of ${formatDateTime(at)}`).join("; ");
    return `${differ(names.length)} from the board pack of ${since}: ${shown}${more > 0 ? ` and ${more} more` : ""}. Please make the pack anew.`;
  },
  /** After publishing: which classes need another pack. */
  left: {
    title: "Some sheets were not published",
    makeAnew: (name: string): string => `Open ${name}`,
    close: "Close",
  },
} as const;
