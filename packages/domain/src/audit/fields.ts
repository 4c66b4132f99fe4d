/** How a field's value is told. `reference` is a row's number, `hidden` says nothing to a person. */
export type FieldKind =
  | "text"
  | "words"
  | "kobo"
  | "date"
  | "moment"
  | "rrr"
  | "reference"
  | "file"
  | "hidden";

type Field = readonly [name: string, kind: FieldKind];

/** The fields that the record holds before and after an act, in words. Others are told by their own name. */
export const auditFields: Readonly<Record<string, Field>> = {
  // People
  userName: ["User name", "text"],
  userNames: ["User names", "text"],
  lastname: ["Surname", "text"],
  firstname: ["First name", "text"],
  middlename: ["Middle name", "text"],
  fullName: ["Full name", "text"],
  email: ["E-mail address", "text"],
  pendingEmail: ["New e-mail address, not confirmed yet", "text"],
  mobileNumber: ["Phone number", "text"],
  oldUser: ["Account set up", "text"],
  officer: ["Officer", "text"],
  role: ["Role", "words"],
  roles: ["Roles", "words"],
  claims: ["Claims", "text"],
  labels: ["Menu labels", "text"],
  enabled: ["Switched on", "text"],
  furtherRoles: ["Further roles", "words"],
  userType: ["User type", "words"],
  active: ["Active", "text"],
  staffNumber: ["Staff number", "text"],
  specialisation: ["Specialisation", "text"],
  secondFactor: ["Second factor", "words"],
  department: ["Department", "reference"],
  dateOfBirth: ["Date of birth", "date"],
  birthday: ["Birthday", "date"],
  genderId: ["Gender", "reference"],
  maritalStatusId: ["Marital status", "reference"],
  bloodGroupId: ["Blood group", "reference"],
  genoTypeId: ["Genotype", "reference"],
  religionId: ["Religion", "reference"],
  disabilityId: ["Disability", "reference"],
  countryId: ["Country", "reference"],
  stateId: ["State of origin", "reference"],
  lgaId: ["Local government area", "reference"],
  town: ["Town", "text"],
  contactAddress: ["Contact address", "text"],
  permanentAddress: ["Permanent address", "text"],
  address: ["Address", "text"],
  nextOfKin: ["Next of kin", "text"],
  relationshipId: ["Relationship", "reference"],
  matricNumber: ["Matric number", "text"],
  jambNumber: ["JAMB number", "text"],
  // What is chosen and brought along
  applicationNumber: ["Application number", "text"],
  admissionNumber: ["Admission number", "text"],
  programmeSlug: ["Programme", "words"],
  facultyId: ["Faculty", "reference"],
  departmentId: ["Department", "reference"],
  departmentOptionId: ["Option", "reference"],
  from: ["From department", "reference"],
  to: ["To department", "reference"],
  jupebOptionId: ["JUPEB course", "reference"],
  jupebOptionSubjectId: ["Subject combination", "reference"],
  modeOfStudyId: ["Mode of study", "reference"],
  levelId: ["Level", "reference"],
  utmeScore: ["UTME score", "text"],
  subjectIds: ["UTME subjects", "reference"],
  subjects: ["Subject", "text"],
  gradeId: ["Grade", "reference"],
  examNumber: ["Examination number", "text"],
  examYear: ["Examination year", "text"],
  examCenter: ["Examination centre", "text"],
  examinationTypeId: ["Examination", "reference"],
  cardPin: ["Card PIN", "text"],
  cardSerialNumber: ["Card serial number", "text"],
  nameOfInstitution: ["Institution", "text"],
  schoolAttended: ["School attended", "text"],
  courseStudied: ["Course of study", "text"],
  cgpa: ["CGPA", "text"],
  certificate: ["Certificate", "text"],
  yearOfGraduation: ["Year of graduation", "text"],
  dateFrom: ["From", "text"],
  dateTo: ["To", "text"],
  kind: ["Kind", "words"],
  reminders: ["Reminders", "text"],
  files: ["Files", "file"],
  fileId: ["File", "file"],
  passportFileId: ["Passport photograph", "file"],
  passport: ["Passport photograph", "file"],
  // Studies
  courses: ["Courses", "text"],
  units: ["Units", "text"],
  semester: ["Semester", "text"],
  week: ["Week", "text"],
  work: ["Work done", "text"],
  remarks: ["Remarks", "text"],
  remark: ["Remark", "text"],
  companyName: ["Company", "text"],
  companyAddress: ["Company's address", "text"],
  companyPhone: ["Company's phone", "text"],
  supervisorName: ["Supervisor", "text"],
  supervisorPhone: ["Supervisor's phone", "text"],
  natureOfWork: ["Nature of work", "text"],
  startDate: ["Start", "date"],
  endDate: ["End", "date"],
  rating: ["Rating", "text"],
  notifications: ["Notifications", "text"],
  asked: ["Asked for", "text"],
  bedId: ["Bed", "reference"],
  priceKobo: ["Price", "kobo"],
  withdrawn: ["Papers withdrawn", "text"],
  // Money
  invoiceNo: ["Invoice number", "text"],
  rrr: ["RRR", "rrr"],
  amountKobo: ["Amount", "kobo"],
  sentKobo: ["Amount asked for", "kobo"],
  // Of naira in some older rows, of kobo in others.
  sent: ["Amount asked for", "text"],
  purpose: ["Purpose", "words"],
  paymentType: ["Payment", "words"],
  item: ["Item", "text"],
  itemId: ["Item", "reference"],
  answer: ["The gateway's answer", "words"],
  code: ["Code", "words"],
  // Everywhere
  state: ["State", "words"],
  sessionId: ["Academic session", "reference"],
  completedAt: ["Sent", "moment"],
  savedAt: ["Saved", "moment"],
  id: ["Number", "hidden"],
  reason: ["Reason", "hidden"],
  applicationId: ["Application", "hidden"],
  position: ["Position", "hidden"],
  openingId: ["Opening", "hidden"],
  invoiceId: ["Invoice", "hidden"],
  rivalInvoiceId: ["Other invoice", "hidden"],
  placementId: ["Placement", "hidden"],
  studentId: ["Student", "hidden"],
  userId: ["Person", "hidden"],
  impersonatorId: ["Signed in by", "hidden"],
  updatedAt: ["Saved", "hidden"],
  createdAt: ["Made", "hidden"],
  // Offices
  office: ["Office", "words"],
  unit: ["Unit", "text"],
  holder: ["Holder", "text"],
  since: ["First day", "date"],
  until: ["Last day", "date"],
  acting: ["Acting", "text"],
  // Requests and exports
  title: ["What was asked", "text"],
  list: ["List", "text"],
  name: ["Name", "text"],
  query: ["What it shows", "text"],
  sharedWith: ["Shown to", "words"],
  format: ["Kind of file", "text"],
  columns: ["Columns", "text"],
  leftOut: ["Columns left out", "text"],
};

/** A name that nobody gave words to: `bankAccountNo` is "Bank account no". */
export function readableName(field: string): string {
  const spaced = field
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replaceAll(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
