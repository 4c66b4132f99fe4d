import { named } from "../application/fields/choices.ts";
import { studentTypeIds } from "../student/types.ts";
import { jambNumberField } from "./asked/jamb.ts";
import { declaration } from "./declaration.ts";
import { entryGrades, withCgpa, withSubjects } from "./entry-certificates.ts";
import type { Field } from "./field.ts";
import { programmeOf } from "./programme-of.ts";

const chooseGrade = "please select your grade";

const byPoints = { field: "directEntryCertificate", oneOf: withSubjects } as const;
const byDiploma = {
  field: "directEntryCertificate",
  oneOf: Object.keys(entryGrades).filter((one) => !withSubjects.includes(one)),
} as const;

const aLevelFields: readonly Field[] = [
  {
    id: "directEntryCertificate",
    type: "choice",
    label: "Certificate",
    hint: "The certificates with which your department takes applicants.",
    required: "please select your certificate",
    options: { list: "entry-certificates", of: "department" },
  },
  {
    id: "directEntryGrade",
    type: "choice",
    label: "Grade",
    required: chooseGrade,
    options: { by: "directEntryCertificate", lists: entryGrades },
  },
  {
    id: "previousSchool",
    type: "text",
    label: "School Attended",
    required: "please enter the school you attended",
  },
  {
    id: "previousCourse",
    type: "text",
    label: "Course Studied",
    required: "please enter the course you studied",
  },
  {
    id: "previousMatricNumber",
    type: "text",
    label: "Matric Number There",
    required: "please enter your matric number",
    most: 40,
  },
  {
    id: "certificateYear",
    type: "year",
    label: "Year of the Certificate",
    required: "please select your year of graduation",
  },
  {
    id: "cgpa",
    type: "number",
    label: "CGPA",
    hint: "At most 5, such as 3.25",
    required: "please enter your CGPA",
    least: 0.01,
    most: 5,
    decimals: 2,
    wrong: "a CGPA has at most two decimals",
    tooLarge: "a CGPA is at most {most}",
    when: { field: "directEntryCertificate", oneOf: withCgpa },
  },
  {
    id: "directEntryProgrammeOLevel",
    type: "rows",
    label: "Subjects",
    each: "Subject",
    min: 2,
    max: 4,
    tooFew: "subjects are required",
    once: "subject",
    when: byPoints,
    fields: [
      {
        id: "subject",
        type: "choice",
        label: "Subject",
        required: "please select your subject",
        options: { list: "o-level-subjects" },
      },
      {
        id: "grade",
        type: "choice",
        label: "Grade",
        required: chooseGrade,
        options: ["A", "B", "C", "D", "E"].map(named),
      },
    ],
  },
];

/** Direct Entry: into ND II, or a degree in affiliation, with a certificate instead of the UTME. */
export const directEntry = programmeOf("direct-entry", {
  applicationName: "DIRECT ENTRY APPLICATION",
  applicationTypeId: 33,
  studentTypeId: studentTypeIds.undergraduate,
  invoice: {
    flow: "other",
    info: "Through JAMB’s Direct Entry. Without the verification of your certificate by JAMB there is no admission.",
  },
  key: "jambNumber",
  steps: [
    { kind: "personal", title: "Personal Details", asks: [] },
    {
      kind: "programme",
      title: "JAMB & Programme Choice",
      asks: ["option"],
      fields: [
        jambNumberField,
        {
          id: "level",
          type: "choice",
          label: "Level to Enter",
          required: "please select the level you want to enter",
          options: ["ND II", "Degree in affiliation, second year"].map(named),
        },
      ],
    },
    { kind: "form", of: "a-level", title: "A-Level & Certificate", fields: aLevelFields },
    { kind: "o-level", title: "O-Level Result", subjects: 5, asks: ["different-sittings"] },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        "birthCertificate",
        "lgaIdentification",
        "testimonials",
        "firstSchoolLeavingCertificate",
        { document: "ondhndStatementOfResult", when: byDiploma },
        { document: "aLevelResult", when: byPoints },
        "oLevelResult",
        { document: "oLevelResult2", when: { field: "sittings", is: "2" } },
        "signature",
      ],
    },
  ],
  after: ["verification"],
  study: { levelId: 1, partTime: false },
  declaration,
});
