import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { stepOf } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { sendMessages } from "@polyportal/domain/messages/send";
import { sittingLabel } from "@polyportal/domain/messages/slip";
import type { Programme, StepKind } from "@polyportal/domain/programmes/programme";

/** One value of a section: its field, the label that stands there, and what was saved. */
export type CheckRow = { field: string; label: string; value: string | undefined };

type Rows = (record: ApplicationRecord, programme: Programme) => CheckRow[];

const row = (field: string, label: string, value?: string | number | null): CheckRow => ({
  field,
  label,
  value: value == null ? undefined : String(value),
});

const study: Rows = ({ faculty, department }) => [
  row("facultyId", "Choice of School", faculty?.name),
  row("departmentId", "Choice of Department", department?.name),
];

const combination: Rows = (record, programme) => [
  row("jupebOptionId", "Course of Study", record.jupebOption?.name),
  row("jupebOptionSubjectId", "Subject Combination", record.jupebOptionSubject?.name),
  ...study(record, programme),
];

const personal: Rows = (record, programme) => [
  row("mobileNumber", "Mobile Number", record.mobileNumber),
  row("genderId", "Gender", record.gender?.name),
  row("dateOfBirth", "Date of Birth", formatDate(record.dateOfBirth)),
  row("bloodGroupId", "Blood Group", record.bloodGroup?.name),
  row("genoTypeId", "Genotype", record.genoType?.name),
  row("maritalStatusId", "Marital Status", record.maritalStatus?.name),
  row("religionId", "Religion", record.religion?.name),
  row("countryId", "Country", record.country?.name),
  row("stateId", "State", record.state?.name),
  ...(record.lga ? [row("lgaId", "LGA", record.lga.name)] : []),
  row("town", "Town", record.town),
  row("permanentAddress", "Permanent Address", record.permanentAddress),
  ...(stepOf(programme, "personal")?.choice === "subject-combination"
    ? combination(record, programme)
    : []),
  row("nextOfKin.fullName", "Next of Kin's Full Name", record.nextOfKin?.fullName),
  row(
    "nextOfKin.relationshipId",
    "Next of Kin's Relationship",
    record.nextOfKin?.relationship.name,
  ),
  row("nextOfKin.mobileNumber", "Next of Kin's Mobile Number", record.nextOfKin?.mobileNumber),
  row("nextOfKin.email", "Next of Kin's Email", record.nextOfKin?.email),
  row("nextOfKin.address", "Next of Kin's Address", record.nextOfKin?.address),
];

const programmeChoice: Rows = (record, programme) => {
  const asks = stepOf(programme, "programme")?.asks;
  const { jamb } = record;
  return [
    ...(asks === "jamb"
      ? [
          row("jambNumber", "JAMB Number", jamb?.jambNumber),
          row("utmeScore", "UTME Score", jamb?.utmeScore),
          ...(jamb?.subjects ?? []).map(({ name }, index) =>
            row(`subjectIds.${index}`, `JAMB Subject ${index + 1}`, name),
          ),
        ]
      : []),
    ...(asks === "mode-of-study"
      ? [row("modeOfStudyId", "Mode of Study", record.modeOfStudy?.name)]
      : []),
    ...study(record, programme),
  ];
};

const oLevel: Rows = ({ oLevel: sittings }) =>
  sittings.flatMap((sitting, index) => {
    const of = (name: string, label: string, value: string) =>
      row(`sittings.${index}.${name}`, `${sittingLabel(index)}: ${label}`, value);
    return [
      of("examinationTypeId", "Exam type", sitting.examinationType.name),
      of("examYear", "Exam year", sitting.examYear),
      of("examNumber", "Exam number", sitting.examNumber),
      of("examCenter", "Exam center", sitting.examCenter),
      of("cardPin", "Card pin", sitting.cardPin),
      of("cardSerialNumber", "Card serial number", sitting.cardSerialNumber),
      ...sitting.subjects.map(({ subject, grade }, at) =>
        of(`subjects.${at}.subjectId`, `Subject ${at + 1}`, `${subject.name}: ${grade.name}`),
      ),
    ];
  });

/** What each kind of step holds, in the order of its form. A kind without an entry does not compile. */
const rows: Record<StepKind, Rows> = {
  personal,
  programme: programmeChoice,
  "nd-result": ({ ndResult }) => [
    row("schoolAttended", "School Attended", ndResult?.schoolAttended),
    row("courseStudied", "Course Studied", ndResult?.courseStudied),
    row("cgpa", "CGPA", ndResult?.cgpa.toFixed(2)),
    row("yearOfGraduationId", "Year of Graduation", ndResult?.yearOfGraduation.name),
  ],
  institution: ({ institutionAttended: attended }) => [
    row("nameOfInstitution", "Name of Institution", attended?.nameOfInstitution),
    row("dateFrom", "Start Year", attended?.dateFrom),
    row("dateTo", "End Year", attended?.dateTo),
    row("certificate", "Certificate", attended?.certificate),
  ],
  "o-level": oLevel,
  documents: ({ documents }, programme) =>
    (stepOf(programme, "documents")?.documents ?? []).map((kind) =>
      row(kind, documentLabels[kind], documents[kind] ? sendMessages.uploaded : undefined),
    ),
};

/** The values of one section, as saved. */
export const checkRows = (
  kind: StepKind,
  record: ApplicationRecord,
  programme: Programme,
): CheckRow[] => rows[kind](record, programme);
