import { named } from "../../application/fields/choices.ts";
import type { Field } from "../field.ts";

const noDegree = "please enter a degree";
const chooseYear = "please select a date";
const other = "Another";

/** Where a person has been to school, in the order in which it is told. */
export const education = {
  id: "education",
  type: "rows",
  label: "Schools",
  each: "School",
  min: 1,
  max: 6,
  tooFew: "this information is required",
  fields: [
    { id: "schoolName", type: "text", label: "School", required: "please enter location" },
    {
      id: "majorField",
      type: "text",
      label: "Field of Study",
      required: "please enter a field of study",
    },
    { id: "yearFrom", type: "year", label: "From", required: chooseYear },
    { id: "yearTo", type: "year", label: "To", required: chooseYear, notBefore: "yearFrom" },
    {
      id: "certificate",
      type: "choice",
      label: "Certificate",
      required: noDegree,
      options: [
        "SSCE",
        "First School Leaving Certificate",
        "Grade II Certificate",
        "Trade certificate",
        "NCE",
        "ND",
        "HND",
        "Bachelor’s degree",
        other,
      ].map(named),
    },
    {
      id: "otherCertificate",
      type: "text",
      label: "Which Certificate",
      required: noDegree,
      when: { field: "certificate", is: other },
    },
  ],
} as const satisfies Field;
