import { declaration } from "./declaration.ts";
import type { Programme } from "./programme.ts";

/** National Diploma, full time: through JAMB. */
export const nd = {
  slug: "nd",
  title: "ND",
  applicationName: "ND APPLICATION ",
  applicationTypeId: 1,
  studentTypeId: 1,
  api: { family: "ND", name: "nd" },
  card: { title: "ND", mode: 1, position: 2 },
  paths: {
    login: "/nd_login",
    application: "/nd_application",
    details: "/nd_application_details",
    preview: "/nd_application/preview",
    generateInvoice: "/generate_jamb_students_invoice",
    invoice: "/jamb_students_invoice",
    aliases: { login: [], application: [], preview: [] },
  },
  invoice: {
    breadcrumb: "ND",
    flow: "other",
    typeLocked: true,
    info: "Have your JAMB registration number at hand: the application asks for it after payment.",
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
} as const satisfies Programme;
