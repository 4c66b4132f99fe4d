import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** Higher National Diploma: for holders of an ND, whose result it asks for. */
export const hnd = programmeOf("hnd", {
  applicationName: "HND APPLICATION",
  applicationTypeId: 2,
  studentTypeId: 1,
  invoice: {
    flow: "other",
  },
  steps: [
    {
      kind: "personal",
      title: "Personal & Next of Kin",
      asks: ["health", "address", "next-of-kin"],
    },
    { kind: "programme", title: "Programme Choice", asks: [] },
    { kind: "nd-result", title: "ND Result" },
    { kind: "o-level", title: "O-Level Result", subjects: 8, asks: [] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", "oLevelResult", "ndStatementOfResult", "signature"],
    },
  ],
  study: { levelId: 3, partTime: false },
  declaration,
});
