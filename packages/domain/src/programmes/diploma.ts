import { named } from "../application/fields/choices.ts";
import { studentTypeIds } from "../student/types.ts";
import { baseDocuments } from "./asked/documents.ts";
import { education } from "./asked/education.ts";
import { children, paymentPlan, scholarship, studyHistory } from "./asked/person.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** Diplomas outside ND. */
export const diploma = programmeOf("diploma", {
  applicationName: "DIPLOMA APPLICATION",
  applicationTypeId: 1,
  studentTypeId: studentTypeIds.diploma,
  awards: [
    { value: "diploma", label: "Diploma" },
    { value: "professional-diploma", label: "Professional Diploma" },
  ],
  invoice: {
    flow: "other",
    info: "For diplomas outside ND. Have the certificate of your latest schooling at hand.",
  },
  steps: [
    {
      kind: "personal",
      title: "Personal Details & Sponsor",
      asks: ["sponsor"],
      fields: [children, ...studyHistory, ...scholarship, paymentPlan],
    },
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
          options: ["Full-time", "Part-time"].map(named),
        },
      ],
    },
    { kind: "form", of: "education", title: "Education", fields: [education] },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["different-sittings"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        ...baseDocuments,
        {
          document: "certificate",
          row: { of: "education", latest: "yearTo", named: ["schoolName", "yearTo"] },
        },
        "signature",
      ],
    },
  ],
  study: { levelId: 1, partTime: false },
  declaration,
});
