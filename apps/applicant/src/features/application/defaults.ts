import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";
import { datePart } from "@polyportal/domain/format/date";

// A saved application as the values of its forms, so that it can be resumed: values mirror the screen,
// where nothing chosen and nothing typed are both "".

const idOf = (option: Option | null | undefined): number | "" => option?.id ?? "";

/** The choice of school and department. */
const studyDefaults = (record: ApplicationRecord) => ({
  facultyId: idOf(record.faculty),
  departmentId: idOf(record.department),
});

export const personalDefaults = (record: ApplicationRecord) => ({
  genderId: idOf(record.gender),
  dateOfBirth: datePart(record.dateOfBirth),
  bloodGroupId: idOf(record.bloodGroup),
  genoTypeId: idOf(record.genoType),
  countryId: idOf(record.country),
  stateId: idOf(record.state),
  lgaId: idOf(record.lga),
  town: record.town ?? "",
  permanentAddress: record.permanentAddress ?? "",
  mobileNumber: record.mobileNumber,
  religionId: idOf(record.religion),
  maritalStatusId: idOf(record.maritalStatus),
  nextOfKin: {
    fullName: record.nextOfKin?.fullName ?? "",
    relationshipId: idOf(record.nextOfKin?.relationship),
    mobileNumber: record.nextOfKin?.mobileNumber ?? "",
    address: record.nextOfKin?.address ?? "",
    email: record.nextOfKin?.email ?? "",
  },
});

/** The study choices that the sub-degree programme asks with the personal details. */
export const combinationDefaults = (record: ApplicationRecord) => ({
  jupebOptionId: idOf(record.jupebOption),
  jupebOptionSubjectId: idOf(record.jupebOptionSubject),
  ...studyDefaults(record),
});

const jambSubjects = 4;

/** Every field that a programme step can ask; its schema takes those that it asks. */
export const programmeDefaults = (record: ApplicationRecord) => ({
  ...studyDefaults(record),
  modeOfStudyId: idOf(record.modeOfStudy),
  jambNumber: record.jamb?.jambNumber ?? "",
  utmeScore: record.jamb?.utmeScore ?? "",
  subjectIds: Array.from({ length: jambSubjects }, (_, index) =>
    idOf(record.jamb?.subjects[index]),
  ),
});

export const ndResultDefaults = ({ ndResult }: ApplicationRecord) => ({
  cgpa: ndResult?.cgpa ?? "",
  courseStudied: ndResult?.courseStudied ?? "",
  schoolAttended: ndResult?.schoolAttended ?? "",
  yearOfGraduationId: idOf(ndResult?.yearOfGraduation),
});

export const institutionDefaults = ({ institutionAttended }: ApplicationRecord) => ({
  nameOfInstitution: institutionAttended?.nameOfInstitution ?? "",
  dateFrom: institutionAttended?.dateFrom ?? "",
  dateTo: institutionAttended?.dateTo ?? "",
  certificate: institutionAttended?.certificate ?? "",
});

type Sitting = ApplicationRecord["oLevel"][number];

const sittingDefaults = ({ examinationType, subjects, ...sitting }: Sitting) => ({
  ...sitting,
  examinationTypeId: examinationType.id,
  subjects: emptySitting().subjects.map((empty, index) => {
    const row = subjects[index];
    return row ? { subjectId: String(row.subject.id), gradeId: String(row.grade.id) } : empty;
  }),
});

/** One empty sitting where nothing is saved. */
export const oLevelDefaults = ({ oLevel }: ApplicationRecord) => ({
  sittings: oLevel.length > 0 ? oLevel.map(sittingDefaults) : [emptySitting()],
});
