import type { Programme } from "../programme.ts";

const choose = "please choose";

/** A programme that there is not, of which nothing is code: what a definition can say, all of it. */
export const seventeenth: Programme = {
  // Of one that was never revised: tests revise it.
  slug: "hnd",
  title: "Seventeenth",
  crumb: "Seventeenth",
  api: { family: "Seventeenth", name: "seventeenth" },
  typeLocked: true,
  paths: {
    login: "/seventeenth_login",
    application: "/seventeenth_application",
    details: "/seventeenth_application_details",
    preview: "/seventeenth_application/preview",
    generateInvoice: "/generate_other_students_invoice",
    invoice: "/other_students_invoice",
    aliases: { login: [], application: [], preview: [] },
  },
  applicationName: "SEVENTEENTH APPLICATION",
  applicationTypeId: 99,
  studentTypeId: 1,
  invoice: { flow: "other" },
  study: { levelId: 1, partTime: false },
  declaration: "I declare it.",
  steps: [
    {
      kind: "personal",
      title: "Personal Details",
      asks: ["sponsor"],
      fields: [
        {
          id: "disabled",
          type: "yes-no",
          label: "Disability",
          required: "please choose yes or no",
        },
        {
          id: "disability",
          type: "text",
          label: "Which one",
          required: "please select your disability",
          when: { field: "disabled", is: "yes" },
        },
      ],
    },
    {
      kind: "programme",
      title: "Programme Choice",
      asks: [],
      fields: [
        {
          id: "award",
          type: "choice",
          label: "Award",
          required: choose,
          options: [
            { value: "nd", label: "ND" },
            { value: "hnd", label: "HND" },
          ],
        },
      ],
    },
    { kind: "nd-result", title: "ND Result", when: { field: "award", is: "hnd" } },
    {
      kind: "form",
      of: "education",
      title: "Education",
      fields: [
        {
          id: "schools",
          type: "rows",
          label: "Schools",
          each: "School",
          min: 1,
          max: 2,
          tooFew: "please name one",
          fields: [
            { id: "schoolName", type: "text", label: "School", required: "please enter location" },
            { id: "yearFrom", type: "year", label: "From", required: "please select a date" },
            {
              id: "yearTo",
              type: "year",
              label: "To",
              required: "please select a date",
              notBefore: "yearFrom",
            },
          ],
        },
      ],
    },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        "birthCertificate",
        { document: "ndStatementOfResult", when: { field: "award", is: "hnd" } },
        { document: "firstSchoolLeavingCertificate", optional: true },
        "signature",
      ],
    },
  ],
};
