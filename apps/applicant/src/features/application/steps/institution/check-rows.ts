import { applicationWords } from "@polyportal/domain/messages/application.words";
import { row, type CheckRows } from "../check-row.ts";

export const checkRows: CheckRows = ({ institutionAttended: attended }) => [
  row("nameOfInstitution", applicationWords.nameOfInstitution, attended?.nameOfInstitution),
  row("dateFrom", applicationWords.startYear, attended?.dateFrom),
  row("dateTo", applicationWords.endYear, attended?.dateTo),
  row("certificate", applicationWords.certificate, attended?.certificate),
];
