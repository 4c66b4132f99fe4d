import { staffRelationships } from "../staff-request/staff-requests.ts";
import { studentTypeIds } from "../student/types.ts";
import { baseDocuments } from "./asked/documents.ts";
import { jambParticulars } from "./asked/jamb.ts";
import { declaration } from "./declaration.ts";
import { programmeOf } from "./programme-of.ts";

const relationships: Readonly<Record<(typeof staffRelationships)[number], string>> = {
  ward: "Ward",
  spouse: "Spouse",
  self: "Own",
};

/** Staff request: who is put forward by a member of staff. It adds no points. */
export const staffRequest = programmeOf("staff-request", {
  applicationName: "STAFF REQUEST APPLICATION",
  // That of the supplementary, too: their slugs tell them apart.
  applicationTypeId: 15,
  studentTypeId: studentTypeIds.undergraduate,
  invoice: {
    flow: "other",
    info: "For those whom a member of staff puts forward: a ward, a spouse, or themselves. It adds no points. Have the staff number at hand.",
  },
  key: "jambNumber",
  steps: [
    {
      kind: "personal",
      title: "Personal Details & Member of Staff",
      asks: [],
      fields: [
        ...jambParticulars,
        {
          id: "staffNumber",
          type: "text",
          label: "Staff Number",
          hint: "Of the member of staff who puts you forward and confirms it in the portal.",
          required: "please enter the staff number",
          most: 40,
        },
        {
          id: "relationship",
          type: "choice",
          label: "Relationship",
          required: "please select the relationship",
          options: staffRelationships.map((value) => ({ value, label: relationships[value] })),
        },
      ],
    },
    { kind: "programme", title: "Programme Choice", asks: ["option"] },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["different-sittings"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [...baseDocuments, "signature"],
    },
  ],
  after: ["confirmation"],
  unconfirmedAs: "supplementary",
  study: { levelId: 1, partTime: false },
  declaration,
});
