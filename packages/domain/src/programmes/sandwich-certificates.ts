import { named } from "../application/fields/choices.ts";
import { certificateTypeIds } from "../certificate/types.ts";
import { teachingSubjects } from "./asked/teaching-subjects.ts";
import type { Field, PlainField } from "./field.ts";
import type { AskedDocument } from "./programme.ts";

// With which certificates a serving teacher applies, what is asked of each, and what proves it.

const { nce, ace, tc } = certificateTypeIds;

/** Beside those of the specification: an ND, and none of them. */
const ids = { nce, nd: 101, ace, tc, none: 100 } as const;

/** A certificate with which one may apply. */
export type Certificate = keyof typeof ids;

const words: Readonly<Record<Certificate, string>> = {
  nce: "NCE",
  ace: "ACE",
  tc: "TC",
  nd: "ND",
  none: "None of these",
};

/** Whether somebody applies with it. */
export const holds = (one: Certificate) =>
  ({ field: "certificateType", is: String(ids[one]) }) as const;

const chooseSubject = "please select your subject";
const chooseYear = "please select a date";
const chooseGrade = "please select your grade";

const grades = ["Distinction", "Credit", "Merit", "Pass"].map(named);

/** The subjects of a certificate, each once. */
const subjectRows = (
  id: string,
  label: string,
  of: Certificate,
  besides: readonly PlainField[] = [],
): Field => ({
  id,
  type: "rows",
  label,
  each: "Subject",
  min: 1,
  max: 9,
  tooFew: "subjects are required",
  once: "subject",
  when: holds(of),
  fields: [
    {
      id: "subject",
      type: "choice",
      label: "Subject",
      required: chooseSubject,
      options: teachingSubjects,
    },
    { id: "grade", type: "choice", label: "Grade", required: chooseGrade, options: grades },
    { id: "year", type: "year", label: "Year", required: chooseYear },
    ...besides,
  ],
});

const nceFields: readonly Field[] = [
  {
    id: "nceSchool",
    type: "text",
    label: "College of Education",
    required: "please enter the school you attended",
    when: holds("nce"),
  },
  {
    id: "nceYear",
    type: "year",
    label: "Year of the NCE",
    required: chooseYear,
    when: holds("nce"),
  },
  {
    id: "nceExamNumber",
    type: "text",
    label: "NCE Exam Number",
    required: "please enter your exam number",
    most: 40,
    when: holds("nce"),
  },
  {
    id: "nceGrade",
    type: "choice",
    label: "NCE Grade",
    required: chooseGrade,
    options: grades,
    when: holds("nce"),
  },
];

const further: Field = {
  id: "certificates",
  type: "rows",
  label: "Further Certificates",
  each: "Certificate",
  min: 0,
  max: 9,
  tooFew: "please enter a degree",
  fields: [
    { id: "certificate", type: "text", label: "Certificate", required: "please enter a degree" },
    {
      id: "type",
      type: "choice",
      label: "Type",
      required: "please select your certificate",
      options: ["Academic", "Professional", "Trade test", "Other"].map(named),
    },
  ],
};

/** An ACE or a TC may be enough by itself. */
const withoutOLevel: Field = {
  id: "withoutOLevel",
  type: "tick",
  label: "I enter no O-level result: my ACE or TC is to suffice",
  when: { field: "certificateType", oneOf: [String(ids.ace), String(ids.tc)] },
};

/** Unless an ACE or a TC is to suffice. */
export const asksOLevel = { field: "withoutOLevel", has: false } as const;

/** The section about certificates, of those with which one may apply. */
export const certificateFields = (taken: readonly Certificate[]): readonly Field[] => [
  {
    id: "certificateType",
    type: "choice",
    label: "Certificate",
    required: "please select your certificate",
    options: taken.map((one) => ({ value: String(ids[one]), label: words[one] })),
  },
  ...(taken.includes("nce") ? nceFields : []),
  ...(taken.includes("ace") ? [subjectRows("aceDiplomas", "Subjects of the ACE", "ace")] : []),
  ...(taken.includes("tc")
    ? [
        subjectRows("tcCertificates", "Subjects of the TC", "tc", [
          {
            id: "examNo",
            type: "text",
            label: "Exam Number",
            required: "please enter your exam number",
            most: 40,
          },
        ]),
        withoutOLevel,
      ]
    : []),
  further,
];

const documents: Readonly<Partial<Record<Certificate, AskedDocument>>> = {
  nce: { document: "nceCertificate", when: holds("nce") },
  nd: { document: "ndStatementOfResult", when: holds("nd") },
  ace: { document: "aceResult", when: holds("ace") },
  tc: { document: "tcResult", when: holds("tc") },
};

/** What proves these. */
export const certificateDocuments = (taken: readonly Certificate[]): readonly AskedDocument[] =>
  taken.flatMap((one) => documents[one] ?? []);
