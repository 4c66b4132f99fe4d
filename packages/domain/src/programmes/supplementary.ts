import { studentTypeIds } from "../student/types.ts";
import { baseDocuments } from "./asked/documents.ts";
import { jambParticulars } from "./asked/jamb.ts";
import { addresses } from "./asked/person.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

/** Supplementary: who was offered no course, and shops into one that has places left. */
export const supplementary = programmeOf("supplementary", {
  applicationName: "SUPPLEMENTARY APPLICATION",
  // That of the staff request, too: their slugs tell them apart.
  applicationTypeId: 15,
  studentTypeId: studentTypeIds.undergraduate,
  invoice: {
    flow: "other",
    info: "For those who applied in this session and were offered no course. Have your JAMB number, or the number of your earlier application, at hand.",
  },
  key: "regNumber",
  steps: [
    {
      kind: "personal",
      call: "personal-details-and-programme",
      title: "Personal Details & Programme",
      asks: ["sponsor", "shopping"],
      fields: [...addresses, ...jambParticulars],
    },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["different-sittings"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [...baseDocuments, "signature"],
    },
  ],
  study: { levelId: 1, partTime: false },
  declaration,
});
