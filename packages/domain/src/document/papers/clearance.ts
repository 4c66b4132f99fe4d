import { clearedOf, type ClearanceState } from "../../admission/clearance.ts";
import { groupRrr } from "../../format/rrr.ts";
import type { PaperFact } from "../kinds.ts";
import {
  identity,
  row,
  studentRows,
  rowsLabelled,
  type StudentOnPaper,
  type Text,
} from "./rows.ts";

/** A newcomer's clearance as its sheet prints it. */
export type ClearanceOnPaper = StudentOnPaper & {
  readonly admissionNumber: Text;
  readonly session: Text;
  /** Of the acceptance fee, without spaces. */
  readonly rrr: Text;
  readonly components: readonly { readonly state: ClearanceState }[];
};

/** Who the newcomer is, and how far the clearance has come. */
export const clearanceRows = (form: ClearanceOnPaper): PaperFact[] => [
  ...studentRows(form),
  // Whom it calls by the admission number already, it tells no second time.
  ...(form.numberKind === "admission" ? [] : [row("Admission number", form.admissionNumber)]),
  row("Session of entry", form.session),
  row("RRR of the acceptance fee", form.rrr && groupRrr(form.rrr)),
  row("Cleared", clearedOf(form.components)),
];

/** What the check of a clearance sheet tells. */
export const clearanceFacts = (form: ClearanceOnPaper): PaperFact[] =>
  rowsLabelled(clearanceRows(form), [...identity, "Department", "Session of entry", "Cleared"]);
