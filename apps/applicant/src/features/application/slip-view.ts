import type {
  ApplicationRecord,
  ApplicationSlip,
} from "@polyportal/api-client/contract/application";
import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { stepOf } from "@polyportal/domain/application/steps";
import {
  slipDepartmentRow,
  slipNameRow,
  slipNumberRow,
} from "@polyportal/domain/document/papers/slip";
import { formatDate } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import type { Programme, StepKind } from "@polyportal/domain/programmes/programme";
import type { ApplicationSlipView, SlipSection } from "@polyportal/ui/application-slip";
import { issuerOf } from "../../app/school.ts";

type Rows = Extract<SlipSection, { kind: "rows" }>["rows"];
type Part = (record: ApplicationRecord, programme: Programme) => SlipSection | undefined;

const rowsOf = (title: string, rows: Rows): SlipSection => ({ kind: "rows", title, rows });

/** A part that prints one step, under that step's title; programmes without the step have no such part. */
const stepRows = (programme: Programme, kind: StepKind, rows: Rows): SlipSection | undefined => {
  const step = stepOf(programme, kind);
  return step && rowsOf(step.title, rows);
};

const personal: Part = (record) =>
  rowsOf("Personal Information", [
    slipNumberRow(record),
    slipNameRow(record),
    { label: "Sex", value: record.gender?.name },
    { label: "Date of birth", value: formatDate(record.dateOfBirth) },
    { label: "Country", value: record.country?.name },
    { label: "State of origin", value: record.state?.name },
    { label: "LGA of origin", value: record.lga?.name },
    { label: "Email address", value: record.email },
    { label: "Mobile phone", value: record.mobileNumber },
    { label: "Address", value: record.permanentAddress },
    { label: "Blood group", value: record.bloodGroup?.name },
    { label: "Genotype", value: record.genoType?.name },
    { label: "Marital status", value: record.maritalStatus?.name },
    { label: "Religion", value: record.religion?.name },
  ]);

const nextOfKin: Part = ({ nextOfKin }) =>
  rowsOf("Next of Kin Details", [
    { label: "Fullname", value: nextOfKin?.fullName },
    { label: "Email", value: nextOfKin?.email },
    { label: "Mobile number", value: nextOfKin?.mobileNumber },
    { label: "Address", value: nextOfKin?.address },
    { label: "Relationship", value: nextOfKin?.relationship.name },
  ]);

/** What is asked of the programme differs; the department, number and type are every slip's. */
const programmeDetails: Part = (record, programme) => {
  const combined = stepOf(programme, "personal")?.choice === "subject-combination";
  const timed = stepOf(programme, "programme")?.asks === "mode-of-study";
  return rowsOf("Programme Details", [
    ...(combined
      ? [
          { label: "Course of study", value: record.jupebOption?.name },
          { label: "Subject combination", value: record.jupebOptionSubject?.name },
        ]
      : []),
    { label: "Choice school", value: record.faculty?.name },
    slipDepartmentRow(record),
    ...(timed ? [{ label: "Mode of study", value: record.modeOfStudy?.name }] : []),
    slipNumberRow(record),
    { label: "Program type", value: record.studentType },
  ]);
};

const jamb: Part = ({ jamb }, programme) =>
  stepOf(programme, "programme")?.asks === "jamb"
    ? rowsOf("JAMB Details", [
        { label: "JAMB number", value: jamb?.jambNumber },
        { label: "UTME score", value: jamb?.utmeScore },
        { label: "Subjects", value: jamb?.subjects.map(({ name }) => name).join(", ") },
      ])
    : undefined;

const documents: Part = (record, programme) => ({
  kind: "documents",
  title: "Documents Uploaded",
  documents: (stepOf(programme, "documents")?.documents ?? []).map((kind) =>
    record.documents[kind] === undefined ? null : documentLabels[kind],
  ),
});

const institution: Part = ({ institutionAttended: attended }, programme) =>
  stepRows(programme, "institution", [
    { label: "School name", value: attended?.nameOfInstitution },
    { label: "Date attended", value: attended && `${attended.dateFrom} - ${attended.dateTo}` },
    { label: "Qualification", value: attended?.certificate },
  ]);

const ndResult: Part = ({ ndResult }, programme) =>
  stepRows(programme, "nd-result", [
    { label: "CGPA", value: ndResult?.cgpa.toFixed(2) },
    { label: "Course studied", value: ndResult?.courseStudied },
    { label: "School attended", value: ndResult?.schoolAttended },
    { label: "Year of graduation", value: ndResult?.yearOfGraduation.name },
  ]);

const oLevel: Part = ({ oLevel }, programme) => {
  const step = stepOf(programme, "o-level");
  const sittings = oLevel.map(({ examinationType, subjects, ...sitting }) => ({
    ...sitting,
    examType: examinationType.name,
    subjects: subjects.map(({ subject, grade }) => ({ subject: subject.name, grade: grade.name })),
  }));
  return step && { kind: "sittings", title: step.title, sittings };
};

const parts: readonly Part[] = [
  personal,
  nextOfKin,
  programmeDetails,
  jamb,
  documents,
  institution,
  ndResult,
  oLevel,
];

/** A completed application as its slip shows it; which parts it has, the programme's steps decide. */
export const slipView = (
  record: ApplicationSlip,
  programme: Programme,
  school: SchoolConfiguration,
  photoSrc: string | undefined,
): ApplicationSlipView => ({
  school: issuerOf(school),
  session: record.session,
  applicationType: record.applicationType,
  name: fullName({ lastname: record.lastname, firstname: record.firstname }),
  photoSrc,
  verification: record.verification,
  sections: parts.flatMap((part) => part(record, programme) ?? []),
});
