import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { datePart } from "@polyportal/domain/format/date";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import { answersDefaults, idOf, studyDefaults } from "../../defaults.ts";

/** Personal & Next of Kin as saved. Before the first save, the phone number is the invoice's. */
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
});

/** The next of kin, if the programme asks for one. */
export const kinDefaults = (record: ApplicationRecord) => ({
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

/** The initial values of the section: every field that the step asks. */
export const personalForm = (step: StepOf<"personal">, record: ApplicationRecord) => ({
  ...personalDefaults(record),
  ...kinDefaults(record),
  ...(choosesStudy(step) && combinationDefaults(record)),
  ...answersDefaults(step, record),
});

/** Whether school and department are chosen with the personal details. */
const choosesStudy = ({ asks }: StepOf<"personal">): boolean =>
  asks.includes("subject-combination") || asks.includes("shopping");
