import { named } from "../../application/fields/choices.ts";
import type { Field, PlainField, RowsField } from "../field.ts";

const noDegree = "please enter a degree";
const chooseYear = "please select a date";
const other = "Another";
const degree = "Bachelor’s degree";
const masters = "Master’s degree";

/** What ends with a class. */
const ofStudy = {
  field: "certificate",
  oneOf: ["NCE", "ND", "HND", degree, masters, other],
} as const;

/** What is asked of each school. */
const school = [
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
      degree,
      masters,
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
] as const satisfies readonly PlainField[];

const schools = {
  id: "education",
  type: "rows",
  label: "Schools",
  each: "School",
  min: 1,
} as const;

/** Where a person has been to school, in the order in which it is told. */
export const education = {
  ...schools,
  max: 6,
  tooFew: "this information is required",
  fields: school,
} as const satisfies Field;

const qualification = "please enter the qualification that you apply with";

/** The same of who has studied already, with how it ended. */
export const higherEducation: RowsField = {
  ...schools,
  max: 8,
  tooFew: qualification,
  some: { field: "certificate", oneOf: ["HND", degree, masters], message: qualification },
  fields: [
    ...school,
    {
      id: "class",
      type: "choice",
      label: "Class of the Award",
      required: "please select the class of your award",
      options: [
        "Distinction",
        "First class",
        "Upper credit",
        "Second class upper",
        "Lower credit",
        "Second class lower",
        "Third class",
        "Pass",
      ].map(named),
      when: ofStudy,
    },
    {
      id: "cgpaScale",
      type: "choice",
      label: "Scale of the CGPA",
      options: ["4", "5"].map(named),
      when: ofStudy,
    },
    {
      id: "cgpa",
      type: "number",
      label: "CGPA",
      hint: "With at most two decimals, such as 3.25",
      required: "please enter your CGPA",
      least: 0.01,
      most: { field: "cgpaScale" },
      decimals: 2,
      wrong: "a CGPA has at most two decimals",
      tooLarge: "a CGPA is at most {most}",
      when: { field: "cgpaScale", has: true },
    },
  ],
};
