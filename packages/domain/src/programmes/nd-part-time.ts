import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** National Diploma, part time: evening or weekend classes, no JAMB. */
export const ndPartTime = programmeOf("nd-part-time", {
  applicationName: "ND PART-TIME APPLICATION",
  applicationTypeId: 4,
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
    { kind: "programme", title: "Programme Choice", asks: ["mode-of-study"] },
    { kind: "institution", title: "Educational History" },
    { kind: "o-level", title: "O-Level Result", subjects: 8, asks: [] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", "oLevelResult", "signature"],
    },
  ],
  study: { levelId: 1, partTime: true },
  declaration,
});
