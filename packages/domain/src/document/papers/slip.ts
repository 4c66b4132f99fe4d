import { fullName } from "../../format/name.ts";
import { paperNames, type PaperFact } from "../kinds.ts";
import { row } from "./rows.ts";

/** Who applied, and for which department. */
export type SlipOnPaper = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly applicationNumber: string;
  readonly department: { readonly name: string } | null;
  /** `2026/2027`. */
  readonly session: string;
  /** "ND APPLICATION". */
  readonly applicationType: string;
};

/** The applicant's number. */
export const slipNumberRow = (slip: SlipOnPaper): PaperFact =>
  row("Application number", slip.applicationNumber);

/** The applicant's name. */
export const slipNameRow = (slip: SlipOnPaper): PaperFact => row("Full name", fullName(slip));

/** The department that was chosen. */
export const slipDepartmentRow = (slip: SlipOnPaper): PaperFact =>
  row("Choice department", slip.department?.name);

/** What the check of an application slip tells; its first line is the slip's title. */
export const slipFacts = (slip: SlipOnPaper): PaperFact[] => [
  row(paperNames["application-slip"], `${slip.session} ${slip.applicationType.trim()}`),
  slipNumberRow(slip),
  slipNameRow(slip),
  slipDepartmentRow(slip),
];
