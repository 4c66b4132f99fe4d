import { declaration } from "./declaration.ts";
import type { Programme } from "./programme.ts";

/** Higher National Diploma: for holders of an ND, whose result it asks for. */
export const hnd = {
  slug: "hnd",
  title: "HND",
  applicationName: "HND APPLICATION",
  applicationTypeId: 2,
  studentTypeId: 1,
  api: { family: "HND", name: "hnd" },
  card: { title: "HND", mode: 2, position: 1 },
  paths: {
    login: "/hnd_login",
    application: "/hnd_application",
    details: "/hnd_application_details",
    preview: "/hnd_application/preview",
    generateInvoice: "/generate_jamb_students_invoice",
    invoice: "/jamb_students_invoice",
    aliases: { login: [], application: [], preview: [] },
  },
  invoice: {
    breadcrumb: "HND",
    flow: "other",
    typeLocked: true,
    info: "For holders of a National Diploma. Have your ND statement of result at hand.",
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
} as const satisfies Programme;
