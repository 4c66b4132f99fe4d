import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** National Diploma, full time: through JAMB. */
export const nd = programmeOf("nd", {
  applicationName: "ND APPLICATION ",
  applicationTypeId: 1,
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
    { kind: "programme", title: "JAMB & Programme Choice", asks: ["jamb"] },
    { kind: "o-level", title: "O-Level Result", subjects: 8, asks: [] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", "oLevelResult", "signature"],
    },
  ],
  study: { levelId: 1, partTime: false },
  declaration,
});
