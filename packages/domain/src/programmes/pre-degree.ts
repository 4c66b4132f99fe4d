import { declaration } from "./declaration.ts";
import type { Programme } from "./programme.ts";

/** Pre-degree (pre-ND): for whom the credits of ND are still missing. */
export const preDegree = {
  slug: "pre-degree",
  title: "Pre-Degree",
  applicationName: "PRE-DEGREE APPLICATION",
  applicationTypeId: 10,
  studentTypeId: 1,
  api: { family: "PreDegree", name: "pre-degree" },
  paths: {
    login: "/pre_degree_login",
    application: "/pre_degree_application",
    details: "/pre_degree_application_details",
    preview: "/pre_degree_application/preview",
    generateInvoice: "/generate_other_students_invoice",
    invoice: "/other_students_invoice",
    aliases: { login: [], application: [], preview: [] },
  },
  invoice: {
    breadcrumb: "Pre-Degree",
    flow: "other",
    typeLocked: true,
    info: "For a year of preparation, with five passes, English and Mathematics among them. UTME follows.",
  },
  steps: [
    { kind: "personal", title: "Personal Details", asks: [] },
    { kind: "programme", title: "Programme Choice", asks: ["alternative"] },
    { kind: "institution", title: "Educational History" },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["awaiting"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: ["birthCertificate", "oLevelResult", "firstSchoolLeavingCertificate", "signature"],
    },
  ],
  study: { levelId: 1, partTime: false },
  notice: "This is not admission to ND.",
  declaration,
} as const satisfies Programme;
