import { named } from "../application/fields/choices.ts";
import { studentTypeIds } from "../student/types.ts";
import { resultsOut } from "./asked/documents.ts";
import { employment } from "./asked/employment.ts";
import { title } from "./asked/person.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";
import type { AskedDocument } from "./programme.ts";

const hnd = { field: "award", is: "hnd" } as const;
/** Not of a certificate. */
export const asksOLevel = { field: "award", oneOf: ["nd", "hnd"] } as const;

/** Besides birth certificate and O-level results. */
export const cceDocuments = [
  { document: "ndStatementOfResult", when: hnd },
  { document: "employerLetter", optional: true },
  "signature",
] as const satisfies readonly AskedDocument[];

/** Centre for Continuing Education: evening and weekend classes. */
export const cce = programmeOf("cce", {
  revision: 2,
  applicationName: "CCE APPLICATION",
  applicationTypeId: 16,
  studentTypeId: studentTypeIds.undergraduate,
  awards: [
    { value: "nd", label: "ND" },
    { value: "hnd", label: "HND" },
    { value: "certificate", label: "Certificate" },
  ],
  invoice: {
    flow: "other",
    info: "For evening and weekend classes of the Centre for Continuing Education. Register your NIN with JAMB, too.",
  },
  steps: [
    { kind: "personal", title: "Personal Details & Sponsor", asks: ["sponsor"], fields: [title] },
    {
      kind: "programme",
      title: "Programme Choice",
      asks: ["option"],
      fields: [
        {
          id: "modeOfStudy",
          type: "choice",
          label: "Mode of Study",
          required: "please select your mode of study",
          options: ["Evening", "Weekend"].map(named),
        },
      ],
    },
    {
      kind: "institution",
      title: "Educational History",
      when: { field: "award", oneOf: ["nd", "certificate"] },
    },
    { kind: "nd-result", title: "ND Result", when: hnd },
    { kind: "form", of: "employment", title: "Employment", fields: employment() },
    {
      kind: "o-level",
      title: "O-Level Result",
      subjects: 5,
      asks: ["awaiting", "different-sittings"],
      when: asksOLevel,
    },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", ...resultsOut, ...cceDocuments],
    },
  ],
  study: { levelId: 1, partTime: true },
  declaration,
});
