import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import type { Held, HeldSitting } from "@polyportal/domain/application/held";

const idOf = (option: Option | null): number => option?.id ?? 0;
/** Undefined if there is no option. */
const optionalIdOf = (option: Option | null): number | undefined => option?.id;

/** What another application of the same person may start with. */
export const heldOf = (record: ApplicationRecord): Held => ({
  answers: record.answers,
  person: personOf(record),
  nextOfKin: record.nextOfKin && {
    ...record.nextOfKin,
    relationshipId: record.nextOfKin.relationship.id,
    relationship: record.nextOfKin.relationship.name,
  },
  ndResult: record.ndResult && {
    cgpa: record.ndResult.cgpa,
    courseStudied: record.ndResult.courseStudied,
    schoolAttended: record.ndResult.schoolAttended,
    yearOfGraduationId: record.ndResult.yearOfGraduation.id,
  },
  institution: record.institutionAttended,
  sittings: record.oLevel.map(sittingOf),
});

/** Without the card's PIN. */
const sittingOf = (sitting: ApplicationRecord["oLevel"][number]): HeldSitting => ({
  awaiting: sitting.awaiting,
  examinationTypeId: sitting.examinationType.id,
  examCenter: sitting.examCenter,
  examNumber: sitting.examNumber,
  examYear: sitting.examYear,
  cardSerialNumber: sitting.cardSerialNumber,
  subjects: sitting.subjects.map(({ subject, grade }) => ({
    subjectId: subject.id,
    gradeId: grade.id,
  })),
});

const personOf = (record: ApplicationRecord): Held["person"] =>
  record.dateOfBirth === null
    ? null
    : {
        dateOfBirth: record.dateOfBirth,
        genderId: idOf(record.gender),
        countryId: idOf(record.country),
        stateId: idOf(record.state),
        lgaId: optionalIdOf(record.lga),
        town: record.town ?? "",
        religionId: idOf(record.religion),
        maritalStatusId: idOf(record.maritalStatus),
        bloodGroupId: optionalIdOf(record.bloodGroup),
        genoTypeId: optionalIdOf(record.genoType),
        permanentAddress: record.permanentAddress ?? "",
      };
