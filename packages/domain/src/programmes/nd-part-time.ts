import { declaration } from "./declaration.ts";
import type { Programme } from "./programme.ts";

/** National Diploma, part time: evening or weekend classes, no JAMB. */
export const ndPartTime = {
  slug: "nd-part-time",
  title: "ND Part-Time",
  applicationName: "ND PART-TIME APPLICATION",
  applicationTypeId: 4,
  studentTypeId: 1,
  api: { family: "NDPartTime", name: "nd-part-time" },
  card: { title: "ND Part-Time", mode: 3, position: 3 },
  paths: {
    login: "/putme_login",
    application: "/putme_application",
    details: "/putme_application_details",
    preview: "/putme_application/preview",
    generateInvoice: "/generate_other_students_invoice",
    invoice: "/other_students_invoice",
    aliases: { login: [], application: [], preview: [] },
  },
  invoice: {
    breadcrumb: "ND Part-Time",
    flow: "other",
    typeLocked: true,
    info: "For evening and weekend classes. No JAMB registration is needed.",
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
} as const satisfies Programme;
