import type { PaperFact } from "../kinds.ts";
import { printedDate, type Printable } from "../printed.ts";
import {
  identity,
  row,
  rowIfKnown,
  studentRows,
  rowsLabelled,
  type StudentOnPaper,
  type Text,
} from "./rows.ts";

/** Where a student works, and who looks after them. */
export type PlacementOnPaper = {
  /** The company or office. */
  readonly company: Text;
  /** Its telephone number; left out where it is not asked for. */
  readonly companyPhone?: Text;
  /** What it does, or the student there: "Civil engineering". */
  readonly business: Text;
  /** The street and town. */
  readonly address: Text;
  /** The state; left out where it is not asked for. */
  readonly state?: Text;
  /** The supervisor on the spot. */
  readonly supervisor: Text;
  /** The number by which the supervisor is reached. */
  readonly supervisorPhone: Text;
  /** ISO; the first day. */
  readonly startsOn: Text;
  /** ISO; the last day. */
  readonly endsOn: Text;
  /** How long: "24 weeks". */
  readonly duration: Printable;
};

/** Who is trained, and how to reach them. */
export type TraineeOnPaper = {
  readonly student: StudentOnPaper;
  readonly session: Text;
  readonly mobileNumber: Text;
  readonly email: Text;
};

/** Who is trained. */
export const traineeRows = (siwes: TraineeOnPaper): PaperFact[] => [
  ...studentRows(siwes.student),
  row("Session", siwes.session),
  row("Mobile number", siwes.mobileNumber),
  row("Email", siwes.email),
];

/** Where the training is; nothing is known before a place is found. */
export const placementRows = (placement: PlacementOnPaper | null | undefined): PaperFact[] => [
  row("Company", placement?.company),
  ...rowIfKnown("Company’s number", placement?.companyPhone),
  row("Business", placement?.business),
  row("Address", placement?.address),
  ...rowIfKnown("State", placement?.state),
  row("Supervisor", placement?.supervisor),
  row("Supervisor’s number", placement?.supervisorPhone),
  row("First day", printedDate(placement?.startsOn)),
  row("Last day", printedDate(placement?.endsOn)),
  row("Duration", placement?.duration),
];

type Checked = Pick<PlacementOnPaper, "company" | "startsOn" | "endsOn">;

/** What the check of a placement form tells. */
export const siwesFacts = (siwes: TraineeOnPaper, placement: Checked): PaperFact[] => [
  ...rowsLabelled(traineeRows(siwes), [...identity, "Level", "Session"]),
  row("Company", placement.company),
  row("First day", printedDate(placement.startsOn)),
  row("Last day", printedDate(placement.endsOn)),
];
