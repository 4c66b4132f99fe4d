import { declaration } from "./declaration.ts";
import type { Programme } from "./programme.ts";

/** The JUPEB-type sub-degree programme: spec document 2. */
export const subDegree = {
  slug: "sub-degree",
  title: "Sub-Degree",
  applicationName: "JUPEB APPLICATION",
  applicationTypeId: 5,
  studentTypeId: 8,
  api: { family: "Jupeb", name: "jupeb" },
  paths: {
    login: "/sub_degree_login",
    application: "/sub_degree_application",
    details: "/jupeb_application_details",
    preview: "/sub_degree_application/preview",
    generateInvoice: "/generate_sub_degree_invoice",
    invoice: "/jupeb_students_invoice",
    aliases: {
      login: ["/jupeb_login"],
      application: ["/jupeb_application"],
      preview: ["/jupeb_application/preview"],
    },
  },
  invoice: {
    breadcrumb: "Sub-Degree",
    flow: "jupeb",
    typeLocked: false,
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
} as const satisfies Programme;
