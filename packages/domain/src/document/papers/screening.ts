import { formatDate, formatTime } from "../../format/date.ts";
import type { PaperFact } from "../kinds.ts";
import type { Printable } from "../printed.ts";
import { row, type Text } from "./rows.ts";

/** A candidate's place at the screening as the slip prints it. */
export type ScreeningOnPaper = {
  readonly fullName: Text;
  readonly jambNumber: Text;
  readonly applicationNumber: Text;
  /** What was applied for: "ND". */
  readonly programme: Text;
  /** The department of the first choice. */
  readonly course: Text;
  readonly session: Text;
  /** ISO, with the time at which candidates are let in. */
  readonly startsAt: Text;
  readonly venue: Text;
  /** Where the venue is. */
  readonly address: Text;
  readonly seat: Printable;
};

/** Who comes. */
export const candidateRows = (slip: ScreeningOnPaper): PaperFact[] => [
  row("Full name", slip.fullName),
  row("JAMB number", slip.jambNumber),
  row("Application number", slip.applicationNumber),
  row("Programme", slip.programme),
  row("Course", slip.course),
  row("Session", slip.session),
];

/** When, and where to. */
export const placeRows = (slip: ScreeningOnPaper): PaperFact[] => [
  row("Date", slip.startsAt && formatDate(slip.startsAt)),
  row("Time", slip.startsAt && formatTime(slip.startsAt)),
  row("Venue", slip.venue),
  row("Address", slip.address),
  row("Seat", slip.seat),
];

/** The lines of a screening slip; its check tells all of them. */
export const screeningFacts = (slip: ScreeningOnPaper): PaperFact[] => [
  ...candidateRows(slip),
  ...placeRows(slip),
];
