import { named } from "../application/fields/choices.ts";
import { certificateTypeIds } from "../certificate/types.ts";
import { studentTypeIds } from "../student/types.ts";
import { teachingSubjects } from "./asked/teaching-subjects.ts";
import { declaration } from "./declaration.ts";
import type { Choice, Field, PlainField } from "./field.ts";
import { programmeOf } from "./programme-of.ts";
import type { AskedDocument, ProgrammeDefinition, Step } from "./programme.ts";
import { baseDocuments } from "./asked/documents.ts";
import { employment } from "./asked/employment.ts";
import {
  children,
  maidenName,
  paymentPlan,
  scholarship,
  studyHistory,
  title,
} from "./asked/person.ts";

const { nce, ace, tc } = certificateTypeIds;

/** Beside those of the specification: an ND, and none of them. */
const nd = 101;
const none = 100;

const words: Readonly<Record<number, string>> = {
  [nce]: "NCE",
  [ace]: "ACE",
  [tc]: "TC",
  [nd]: "ND",
  [none]: "None of these",
};

const certificate = (id: number): Choice => ({ value: String(id), label: words[id] ?? "" });

const holds = (id: number) => ({ field: "certificateType", is: String(id) }) as const;

const chooseSubject = "please select your subject";
const chooseYear = "please select a date";
const chooseGrade = "please select your grade";

const programmeFields: readonly Field[] = [
  {
    id: "sandwichCampus",
    type: "choice",
    label: "Campus",
    required: "please select a campus",
    options: { list: "campuses" },
  },
  {
    id: "award",
    type: "choice",
    label: "Award",
    required: "please select an award",
    options: [
      { value: "hnd", label: "Higher National Diploma" },
      { value: "diploma", label: "Sandwich Diploma" },
    ],
  },
  {
    id: "firstSubject",
    type: "choice",
    label: "First Teaching Subject",
    required: chooseSubject,
    options: teachingSubjects,
  },
  {
    id: "secondSubject",
    type: "choice",
    label: "Second Teaching Subject",
    required: chooseSubject,
    options: teachingSubjects,
    unlike: { field: "firstSubject", message: "duplicate entries exists" },
  },
];

const grades = ["Distinction", "Credit", "Merit", "Pass"].map(named);

/** The subjects of a certificate, each once. */
const subjectRows = (
  id: string,
  label: string,
  of: number,
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
    when: holds(nce),
  },
  { id: "nceYear", type: "year", label: "Year of the NCE", required: chooseYear, when: holds(nce) },
  {
    id: "nceExamNumber",
    type: "text",
    label: "NCE Exam Number",
    required: "please enter your exam number",
    most: 40,
    when: holds(nce),
  },
  {
    id: "nceGrade",
    type: "choice",
    label: "NCE Grade",
    required: chooseGrade,
    options: grades,
    when: holds(nce),
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
  when: { field: "certificateType", oneOf: [String(ace), String(tc)] },
};

const asksOLevel = { field: "withoutOLevel", has: false } as const;

const certificatesOf = (ids: readonly number[]): readonly Field[] => [
  {
    id: "certificateType",
    type: "choice",
    label: "Certificate",
    required: "please select your certificate",
    options: ids.map(certificate),
  },
  ...(ids.includes(nce) ? nceFields : []),
  ...(ids.includes(ace) ? [subjectRows("aceDiplomas", "Subjects of the ACE", ace)] : []),
  ...(ids.includes(tc)
    ? [
        subjectRows("tcCertificates", "Subjects of the TC", tc, [
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

const employmentFields = employment([
  {
    id: "schoolType",
    type: "choice",
    label: "Type of School",
    options: ["Nursery or primary", "Secondary", "Technical college", "Tertiary", "Other"].map(
      named,
    ),
  },
  {
    id: "firstAppointment",
    type: "year",
    label: "Year of First Appointment",
    required: chooseYear,
  },
]);

type Sandwich = {
  readonly applicationName: string;
  readonly applicationTypeId: number;
  readonly info: string;
  /** The certificates with which one may apply. */
  readonly certificates: readonly ("nce" | "nd" | "ace" | "tc" | "none")[];
};

const ids = { nce, nd, ace, tc, none } as const;

const certificateDocuments: readonly (AskedDocument & object)[] = [
  { document: "nceCertificate", when: holds(nce) },
  { document: "ndStatementOfResult", when: holds(nd) },
  { document: "aceResult", when: holds(ace) },
  { document: "tcResult", when: holds(tc) },
];

/** Long-vacation study for serving teachers; what differs is with which certificate one applies. */
const sandwichOf = ({
  applicationName,
  applicationTypeId,
  info,
  certificates,
}: Sandwich): ProgrammeDefinition => {
  const taken = certificates.map((one) => ids[one]);
  const asks = (one: { readonly when?: { readonly field: string } }, of: number) =>
    one.when !== undefined && "is" in one.when && one.when.is === String(of);
  const steps: readonly Step[] = [
    {
      kind: "personal",
      title: "Personal Details & Sponsor",
      asks: ["sponsor"],
      fields: [title, maidenName, children, ...studyHistory, ...scholarship, paymentPlan],
    },
    { kind: "programme", title: "Programme Choice", asks: ["option"], fields: programmeFields },
    { kind: "form", of: "certificates", title: "Certificates", fields: certificatesOf(taken) },
    ...(taken.includes(nd)
      ? [{ kind: "nd-result", title: "ND Result", when: holds(nd) } as const]
      : []),
    { kind: "form", of: "employment", title: "Employment", fields: employmentFields },
    {
      kind: "o-level",
      title: "O-Level Result",
      subjects: 5,
      asks: ["different-sittings"],
      when: asksOLevel,
    },
    {
      kind: "documents",
      title: "Upload Documents",
      documents: [
        ...baseDocuments.map((one) =>
          one === "oLevelResult" ? { document: one, when: asksOLevel } : one,
        ),
        ...certificateDocuments.filter((one) => taken.some((of) => asks(one, of))),
        { document: "appointmentLetter", when: { field: "employment", has: true } },
        "signature",
      ],
    },
  ];
  return {
    applicationName,
    applicationTypeId,
    studentTypeId: studentTypeIds.sandwich,
    studentTypes: [{ when: { field: "award", is: "diploma" }, id: studentTypeIds.sandwichDiploma }],
    invoice: { flow: "other", info },
    steps,
    study: { levelId: 3, partTime: false },
    declaration,
  };
};

/** Four years, for holders of an NCE or ND. */
export const fourYearSandwich = programmeOf(
  "four-year-sandwich",
  sandwichOf({
    applicationName: "FOUR-YEAR SANDWICH APPLICATION",
    applicationTypeId: 17,
    info: "For serving teachers with an NCE or ND, who study in the long vacations.",
    certificates: ["nce", "nd"],
  }),
);

/** Five years, for holders of an SSCE, with an ACE or TC or without. */
export const fiveYearSandwich = programmeOf(
  "five-year-sandwich",
  sandwichOf({
    applicationName: "FIVE-YEAR SANDWICH APPLICATION",
    applicationTypeId: 9,
    info: "For serving teachers with an SSCE, who study in the long vacations.",
    certificates: ["ace", "tc", "none"],
  }),
);
