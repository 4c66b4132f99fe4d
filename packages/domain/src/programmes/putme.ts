import { studentTypeIds } from "../student/types.ts";
import { resultsOut } from "./asked/documents.ts";
import { addresses, disability, extraTime } from "./asked/person.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";
import type { ProgrammeDefinition } from "./programme.ts";

/** Screening that a school sells apart from its ND form: for whom JAMB has examined. */
const screening = (applicationName: string, info: string): ProgrammeDefinition => ({
  revision: 3,
  applicationName,
  // The same of both rounds: their slugs tell them apart.
  applicationTypeId: 8,
  studentTypeId: studentTypeIds.undergraduate,
  invoice: { flow: "other", info },
  key: "jambNumber",
  steps: [
    {
      kind: "personal",
      title: "Personal Details & Sponsor",
      asks: ["sponsor"],
      fields: [...addresses, ...disability, extraTime],
    },
    {
      kind: "programme",
      title: "JAMB & Programme Choice",
      asks: ["jamb", "option", "alternative"],
    },
    {
      kind: "o-level",
      title: "O-Level Result",
      subjects: 5,
      asks: ["awaiting", "different-sittings"],
    },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", ...resultsOut, "jambResultSlip", "signature"],
    },
  ],
  study: { levelId: 1, partTime: false },
  declaration,
});

/** PUTME: screening of who chose the school with JAMB. */
export const putme = programmeOf(
  "putme",
  screening(
    "PUTME APPLICATION",
    "For UTME candidates: the screening before admission. Have your JAMB number and result slip at hand.",
  ),
);

/** The second round: for who changed to the school, or missed the first. */
export const supplementaryPutme = programmeOf(
  "supplementary-putme",
  screening(
    "SUPPLEMENTARY PUTME APPLICATION",
    "The second round of the screening, for those who have changed their institution with JAMB or missed the first. Have your JAMB number and result slip at hand.",
  ),
);
