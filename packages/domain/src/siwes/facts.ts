import type { PaperFact } from "../document/kinds.ts";
import { formatDate } from "../format/date.ts";

type Printed = {
  fullName: string;
  matricNumber: string;
  session: string;
  companyName: string;
  startDate: string;
  endDate: string;
};

/** What of a placement form can be compared with the paper. */
export const siwesFacts = (siwes: Printed): PaperFact[] => [
  { label: "Full name", value: siwes.fullName },
  { label: "Matric number", value: siwes.matricNumber },
  { label: "Session", value: siwes.session },
  { label: "Company", value: siwes.companyName },
  { label: "First day", value: formatDate(siwes.startDate) },
  { label: "Last day", value: formatDate(siwes.endDate) },
];
