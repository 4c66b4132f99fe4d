import { row, type CheckRows } from "../check-row.ts";

/** The institution attended. */
export const checkRows: CheckRows = ({ institutionAttended: attended }) => [
  row("nameOfInstitution", "Name of Institution", attended?.nameOfInstitution),
  row("dateFrom", "Start Year", attended?.dateFrom),
  row("dateTo", "End Year", attended?.dateTo),
  row("certificate", "Certificate", attended?.certificate),
];
