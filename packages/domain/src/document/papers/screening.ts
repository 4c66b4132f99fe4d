import { formatDate, formatTime } from "../../format/date.ts";
import type { PaperFact } from "../kinds.ts";
import type { Printable } from "../printed.ts";
import { row, rowIfKnown, type Text } from "./rows.ts";

/** A candidate's place at the screening as the slip prints it. */
export type ScreeningOnPaper = {
  /** Last name, first name, middle name. */
  readonly fullName: Text;
  /** As JAMB gave it. */
  readonly jambNumber: Text;
  /** As the school gave it: `ND/2026/000042`. */
  readonly applicationNumber: Text;
  /** What was applied for: "ND". */
  readonly programme: Text;
  /** The department of the first choice. */
  readonly course: Text;
  /** The academic session: `2026/2027`. */
  readonly session: Text;
  /** ISO, with the time at which candidates are let in. */
  readonly startsAt: Text;
  /** The hall: "ICT Centre, Hall B". */
  readonly venue: Text;
  /** Where the venue is. */
  readonly address: Text;
  /** The number on the seat. */
  readonly seat: Printable;
  /** It was asked for with the application: a line of its own then. */
  readonly extraTime?: boolean | undefined;
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
  ...rowIfKnown("Extra time", slip.extraTime ? "Given, as the application asks for it" : undefined),
];

/** The lines of a screening slip; its check tells all of them. */
export const screeningFacts = (slip: ScreeningOnPaper): PaperFact[] => [
  ...candidateRows(slip),
  ...placeRows(slip),
];
