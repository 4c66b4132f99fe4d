import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** The JUPEB-type sub-degree programme: spec document 2. */
export const subDegree = programmeOf("sub-degree", {
  applicationName: "JUPEB APPLICATION",
  applicationTypeId: 5,
  studentTypeId: 8,
  invoice: {
    flow: "jupeb",
    info: "Enter your phone number to generate an invoice, or to find the one that you generated before.",
  },
  steps: [
    {
      kind: "personal",
      title: "Personal & Next of Kin",
      asks: ["health", "address", "next-of-kin", "subject-combination"],
    },
    { kind: "institution", title: "Educational History" },
    { kind: "o-level", title: "O-Level Result", subjects: 8, asks: [] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", "oLevelResult", "signature"],
    },
  ],
  study: { levelId: 5, partTime: false },
  declaration,
});
