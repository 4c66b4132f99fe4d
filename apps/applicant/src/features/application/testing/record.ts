import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { sampleAward, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { progressOf } from "@polyportal/domain/application/fields/saved";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { rrr } from "../../../testing/student.ts";

/** An application that was opened and not yet filled in. */
export const newRecord = (programme: Programme): ApplicationRecord => ({
  applicantId: "0198f6b2-7c51-7e70-9d7c-6a1f5f3b8e01",
  programme: programme.slug as ProgrammeSlug,
  revision: revisionOf(programme),
  applicationTypeId: programme.applicationTypeId,
  applicationType: programme.applicationName,
  applicationNumber: "ND/2026/000042",
  session: "2026/2027",
  sessionId: 3,
  studentTypeId: programme.studentTypeId,
  studentType: "Undergraduate",
  rrr,
  saved: [],
  savedAt: {},
  formCompleted: false,
  completedAt: null,
  proofReceivedAt: null,
  lastname: "Yar’Adua-Okonkwo",
  firstname: "Abdul-Rahman",
  middlename: "Ọlá",
  email: "abdul@example.com",
  mobileNumber: "+2348012345678",
  passport: null,
  dateOfBirth: "0001-01-01T00:00:00Z",
  gender: null,
  bloodGroup: null,
  genoType: null,
  country: null,
  state: null,
  lga: null,
  town: null,
  permanentAddress: null,
  religion: null,
  maritalStatus: null,
  nextOfKin: null,
  faculty: null,
  department: null,
  departmentOption: null,
  alternativeFaculty: null,
  alternativeDepartment: null,
  jupebOption: null,
  jupebOptionSubject: null,
  modeOfStudy: null,
  openedBy: null,
  prefill: null,
  present: null,
  requestConfirmed: null,
  putmeResult: null,
  jamb: null,
  ndResult: null,
  institutionAttended: null,
  oLevel: [],
  answers: progressOf(programme, {}, sampleAward(programme)).answers,
  documents: {},
  pdfs: [],
});

const option = (id: number, name: string) => ({ id, name });

const sitting: ApplicationRecord["oLevel"][number] = {
  examinationType: option(1, "WAEC (May/June)"),
  awaiting: false,
  examCenter: "Baptist High School, Ogbomoso",
  examNumber: "4250101123",
  examYear: "2025",
  cardPin: "123456789012",
  cardSerialNumber: "WRN123456789",
  subjects: [
    { subject: option(1, "ENGLISH LANGUAGE"), grade: option(3, "B3") },
    { subject: option(2, "Mathematics"), grade: option(1, "A1") },
  ],
};

/** Sample answers, and the steps that are asked with them. */
const answered = (programme: Programme) => {
  const { answers, saved } = sampleProgress(programme);
  return {
    answers,
    saved,
    savedAt: Object.fromEntries(saved.map((id) => [id, "2026-11-20T09:00:00.000Z"])),
  };
};

/** Every part of every programme filled in. */
export const fullRecord = (programme: Programme): ApplicationRecord => ({
  ...newRecord(programme),
  ...answered(programme),
  formCompleted: true,
  completedAt: "2026-11-20T10:00:00Z",
  passport: "file-passport",
  dateOfBirth: "2007-03-27T00:00:00Z",
  gender: option(2, "Female"),
  bloodGroup: option(7, "O+"),
  genoType: option(1, "AA"),
  country: option(566, "Nigeria"),
  state: option(56631, "Oyo"),
  lga: option(5663101, "Afijio"),
  town: "Ogbomoso",
  permanentAddress: "12, Ìlọrin Road",
  religion: option(2, "Islam"),
  maritalStatus: option(1, "Single"),
  nextOfKin: {
    fullName: "Okonkwo Ngọzi",
    relationship: option(4, "Mother"),
    mobileNumber: "08098765432",
    address: "12 Ahmadu Bello Way, Kaduna",
    email: "ngozi@example.com",
  },
  faculty: option(2, "School of Science and Computing"),
  department: option(5, "Computer Science"),
  departmentOption: option(3, "Software and Web Development"),
  alternativeFaculty: option(2, "School of Science and Computing"),
  alternativeDepartment: option(7, "Statistics"),
  jupebOption: option(1, "Agricultural Sciences"),
  jupebOptionSubject: option(9, "Biology, Chemistry, Physics"),
  modeOfStudy: option(2, "Part-time (evening)"),
  jamb: {
    jambNumber: "202612345678AB",
    utmeScore: 231,
    subjects: [
      option(1, "English Language"),
      option(2, "Mathematics"),
      option(12, "Chemistry"),
      option(42, "Physics"),
    ],
  },
  ndResult: {
    cgpa: 3.5,
    courseStudied: "Computer Science",
    schoolAttended: "Kwara State Polytechnic, Ilorin",
    yearOfGraduation: option(2024, "2024"),
  },
  institutionAttended: {
    nameOfInstitution: "Baptist High School, Ogbomoso",
    dateFrom: "2019",
    dateTo: "2025",
    certificate: "SSCE",
  },
  oLevel: [sitting, { ...sitting, examNumber: "NEC/2026/88213" }],
  documents: {
    birthCertificate: "file-1",
    oLevelResult: "file-2",
    signature: "file-3",
    ndStatementOfResult: "file-4",
    firstSchoolLeavingCertificate: "file-5",
    jambAdmissionLetter: "file-6",
    studentTranscript: "file-7",
    "studentTranscript:2": "file-8",
    letterOfGoodStanding: "file-9",
    appointmentLetter: "file-10",
    nceCertificate: "file-11",
    aceResult: "file-12",
    tcResult: "file-13",
    employerLetter: "file-14",
    certificate: "file-15",
    degreeCertificate: "file-16",
    nyscCertificate: "file-17",
    marriageCertificate: "file-18",
  },
});
