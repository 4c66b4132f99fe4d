/** Valid values of an application as they are sent, for server tests and for journeys that begin later. */
import { todayInLagos } from "@polyportal/domain/format/date";

const bornYearsAgo = (years: number) => `${Number(todayInLagos().slice(0, 4)) - years}-06-15`;

/** Ids in the demo school: Nigeria's first state and LGA, the first of each list, Computer Science. */
export const personal = {
  mobileNumber: "0801 234 5678",
  genderId: 1,
  dateOfBirth: bornYearsAgo(18),
  bloodGroupId: 1,
  genoTypeId: 1,
  countryId: 566,
  stateId: 56601,
  lgaId: 5660101,
  town: "Ogbomoso",
  permanentAddress: "12, Ìlọrin Road",
  religionId: 1,
  maritalStatusId: 1,
  nextOfKin: {
    fullName: "Okonkwo Ngọzi",
    relationshipId: 1,
    mobileNumber: "+2348012345678",
    address: "12, Ìlọrin Road",
    email: "ngozi@example.com",
  },
};

export const studyChoice = { facultyId: 2, departmentId: 5 };
export const jambChoice = {
  jambNumber: "202612345678AB",
  utmeScore: 231,
  subjectIds: [1, 2, 12, 42],
};

export const subjectRows = (complete: number) =>
  Array.from({ length: 9 }, (_, index) =>
    index < complete
      ? { subjectId: String(index + 1), gradeId: String((index % 6) + 1) }
      : { subjectId: "", gradeId: "" },
  );

export const sitting = {
  examinationTypeId: 1,
  examCenter: "Baptist High School, Ogbomoso",
  examNumber: "4250101123",
  examYear: "2025",
  cardPin: "123456789012",
  cardSerialNumber: "WRN123456789",
  subjects: subjectRows(8),
};

/** The first option of Computer Science in the demo school. */
const computerScienceOption = 9;

/** Valid values of each step of any programme. */
export const entries = {
  personal: {
    ...personal,
    ...studyChoice,
    jupebOptionId: 1,
    jupebOptionSubjectId: 1,
  },
  programme: {
    ...studyChoice,
    ...jambChoice,
    modeOfStudyId: 2,
    departmentOptionId: computerScienceOption,
    alternativeFacultyId: 2,
    alternativeDepartmentId: 7,
  },
  "nd-result": {
    cgpa: 3.25,
    courseStudied: "Computer Science",
    schoolAttended: "Kwara State Polytechnic, Ilorin",
    yearOfGraduationId: 2024,
  },
  institution: {
    nameOfInstitution: "Baptist High School, Ogbomoso",
    dateFrom: "2019",
    dateTo: "2025",
    certificate: "SSCE",
  },
  "o-level": { sittings: [sitting] },
};
