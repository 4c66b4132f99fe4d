import { named } from "../application/fields/choices.ts";
import { studentTypeIds } from "../student/types.ts";
import { employment } from "./asked/employment.ts";
import { higherEducation } from "./asked/education.ts";
import { nextOfKin } from "./asked/next-of-kin.ts";
import { addresses, disability, extraTime, maidenName, title } from "./asked/person.ts";
import { certificates, honours, languages, publications } from "./asked/record-of-work.ts";
import { referees } from "./asked/referees.ts";
import { declaration } from "./declaration.ts";
import type { Field } from "./field.ts";
import { programmeOf } from "./programme-of.ts";

const before = { field: "enrolledBefore", is: "yes" } as const;

const choice: readonly Field[] = [
  {
    id: "areaOfSpecialization",
    type: "text",
    label: "Area of Specialization",
    required: "please select your area of specialization",
  },
  {
    id: "modeOfStudy",
    type: "choice",
    label: "Mode of Study",
    required: "please select your mode of study",
    options: ["Full-time", "Part-time", "Weekend"].map(named),
  },
  {
    id: "enrolledBefore",
    type: "yes-no",
    label: "Have you been enrolled here before?",
    required: "please choose yes or no",
  },
  {
    id: "matricNumber",
    type: "text",
    label: "Matric Number",
    required: "please enter your matric number",
    most: 40,
    when: before,
  },
  {
    id: "enrolledYear",
    type: "year",
    label: "Year of Enrolment",
    required: "please select a date",
    when: before,
  },
];

const other: readonly Field[] = [
  {
    id: "hearAboutUs",
    type: "choice",
    label: "How did you hear about us?",
    required: "please say how you heard about us",
    options: [
      "A friend or relative",
      "A former student",
      "Newspaper",
      "Radio or television",
      "The school's website",
      "Social media",
      "Another way",
    ].map(named),
  },
  {
    id: "fieldOfStudy",
    type: "text",
    label: "Field of Study",
    required: "please enter a field of study",
  },
  { id: "otherInformation", type: "area", label: "Other Information", most: 1000 },
  {
    id: "statement",
    type: "area",
    label: "Statement of Purpose",
    hint: "150 to 600 words: why this study, and what you bring to it.",
    required: "please write your statement",
    words: { least: 150, most: 600, message: "please use 150 to 600 words" },
    most: 6000,
  },
];

/** Postgraduate study. */
export const pg = programmeOf("pg", {
  revision: 2,
  applicationName: "POST GRADUATE APPLICATION",
  applicationTypeId: 7,
  invoiceTypeId: 12,
  studentTypeId: studentTypeIds.postgraduate,
  awards: [
    { value: "pgd", label: "Postgraduate Diploma" },
    { value: "masters", label: "Master’s degree" },
    { value: "phd", label: "Doctorate" },
  ],
  invoice: {
    flow: "other",
    info: "For holders of an HND or a degree. Have your certificates at hand, and the e-mail addresses of your referees.",
  },
  steps: [
    { kind: "programme", title: "Programme Choice", asks: ["option"], fields: choice },
    {
      kind: "personal",
      call: "basic-information",
      title: "Basic Information",
      asks: [],
      fields: [title, maidenName, ...addresses, ...disability, extraTime],
    },
    { kind: "form", of: "next-of-kin", title: "Next of Kin", fields: nextOfKin },
    { kind: "form", of: "education", title: "Education", fields: [higherEducation] },
    { kind: "form", of: "certificates", title: "Certificates", fields: certificates },
    { kind: "form", of: "honours", title: "Honours", fields: honours },
    { kind: "form", of: "languages", title: "Languages", fields: languages },
    { kind: "form", of: "publications", title: "Publications", fields: publications },
    { kind: "form", of: "employment", title: "Employment", fields: employment() },
    { kind: "referees", title: "Referees", fields: referees, notOf: ["kinEmail"] },
    { kind: "form", of: "other-information", title: "Other Information", fields: other },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        "birthCertificate",
        "degreeCertificate",
        "studentTranscript",
        "oLevelResult",
        { document: "nyscCertificate", when: { field: "foreigner", has: false } },
        { document: "marriageCertificate", when: { field: "maidenName", has: true } },
        "signature",
      ],
    },
  ],
  after: ["references"],
  study: { levelId: 6, partTime: false, byAward: { masters: 7, phd: 9 } },
  declaration,
});
