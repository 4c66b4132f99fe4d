import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** Pre-degree (pre-ND): for whom the credits of ND are still missing. */
export const preDegree = programmeOf("pre-degree", {
  revision: 3,
  applicationName: "PRE-DEGREE APPLICATION",
  applicationTypeId: 10,
  studentTypeId: 1,
  invoice: {
    flow: "other",
    info: "For a year of preparation, with five passes, English and Mathematics among them. UTME follows.",
  },
  steps: [
    { kind: "personal", title: "Personal Details", asks: [] },
    { kind: "programme", title: "Programme Choice", asks: ["option", "alternative"] },
    { kind: "institution", title: "Educational History" },
    {
      kind: "o-level",
      title: "O-Level Result",
      subjects: 5,
      asks: ["awaiting", "different-sittings"],
    },
    {
      kind: "documents",
      title: "Upload Documents",
      // As others' (`asked/documents.ts`), whose file it does without.
      documents: [
        "birthCertificate",
        { document: "oLevelResult", when: { field: "results", oneOf: ["first", "both"] } },
        { document: "oLevelResult2", when: { field: "results", oneOf: ["second", "both"] } },
        "firstSchoolLeavingCertificate",
        "signature",
      ],
    },
  ],
  study: { levelId: 1, partTime: false },
  notice: "This is not admission to ND.",
  declaration,
});
