import { named } from "../application/fields/choices.ts";
import { studentTypeIds } from "../student/types.ts";
import { teachingSubjects } from "./asked/teaching-subjects.ts";
import { declaration } from "./declaration.ts";
import type { Field } from "./field.ts";
import { programmeOf } from "./programme-of.ts";
import type { ProgrammeDefinition, Step } from "./programme.ts";
import {
  asksOLevel,
  certificateDocuments,
  certificateFields,
  holds,
  type Certificate,
} from "./sandwich-certificates.ts";
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

const chooseSubject = "please select your subject";

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
    unlike: { fields: ["firstSubject"], message: "duplicate entries exists" },
  },
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
    required: "please select a date",
  },
]);

type Sandwich = {
  readonly applicationName: string;
  readonly applicationTypeId: number;
  readonly info: string;
  /** The certificates with which one may apply. */
  readonly certificates: readonly Certificate[];
};

/** Long-vacation study for serving teachers; what differs is with which certificate one applies. */
const sandwichOf = ({
  applicationName,
  applicationTypeId,
  info,
  certificates,
}: Sandwich): ProgrammeDefinition => {
  const steps: readonly Step[] = [
    {
      kind: "personal",
      title: "Personal Details & Sponsor",
      asks: ["sponsor"],
      fields: [title, maidenName, children, ...studyHistory, ...scholarship, paymentPlan],
    },
    { kind: "programme", title: "Programme Choice", asks: ["option"], fields: programmeFields },
    {
      kind: "form",
      of: "certificates",
      title: "Certificates",
      fields: certificateFields(certificates),
    },
    ...(certificates.includes("nd")
      ? [{ kind: "nd-result", title: "ND Result", when: holds("nd") } as const]
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
        ...certificateDocuments(certificates),
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
