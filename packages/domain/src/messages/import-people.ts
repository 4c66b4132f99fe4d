/** Why a row of an import of people or of the school's parts is refused. */
export const importPeopleMessages = {
  roleUnknown: "there is no such role",
  /** What of a row waits, as its preview tells it. */
  accountWaits: (role: string) => `waits for approval: the account, since its role is ${role}`,
  roleWaits: (role: string) => `waits for approval: the role ${role}`,
  askedBySheet: "Asked for by a sheet of officials.",
  approvalSwitchedOff:
    "this role approves, and the school has its approval switched off: give it by hand, with the typed words",
  approverByHand:
    "this person approves: the e-mail address and staff number are changed by hand, with the approval of another",
  superAdministrator: "a super administrator is made and ended by hand",
  otherKind: (userType: string) => `this user name belongs to a ${userType}`,
  departmentUnknown: "no department has this code",
  facultyUnknown: "no faculty has this code",
  departmentNeedsNumber: "a department needs a staff number",
  emailOf: (staffNumber: string) => `this e-mail address belongs to ${staffNumber}`,
  genderUnknown: "write Male or Female",
  otherFaculty: "a department is moved to another faculty by hand",
  optionTwice: "this option stands twice for this department",
  optionSwitched: "an option is switched on and off by hand",
  yesOrNo: "write yes or no",
} as const;

/** The columns of the sheets, and how each is filled in. */
export const officialColumns = {
  userName: {
    heading: "User name",
    example: "a.okonkwo",
    hint: "Tells one account from all others",
  },
  lastname: { heading: "Surname", example: "Okonkwo" },
  firstname: { heading: "First name", example: "Ngọzi" },
  middlename: { heading: "Middle name", example: "Adaeze" },
  email: { heading: "E-mail", example: "a.okonkwo@example.edu.ng" },
  mobileNumber: { heading: "Phone", example: "08031234567", hint: "11 digits, or +234 and 10" },
  role: {
    heading: "Role",
    example: "Help desk",
    hint: "One role of the administration; one that approves waits for the approval of another",
  },
  departmentCode: { heading: "Department code", example: "COM", hint: "Needs a staff number" },
  staffNumber: {
    heading: "Staff number",
    example: "ASP/0123",
    hint: "Accounts of one staff number are one person",
  },
} as const;

export const lecturerColumns = {
  staffNumber: {
    heading: "Staff number",
    example: "ASP/0123",
    hint: "Tells one lecturer from all others",
  },
  title: { heading: "Title", example: "Dr" },
  lastname: { heading: "Surname", example: "Balógun" },
  firstname: { heading: "First name", example: "Ṣọlá" },
  middlename: { heading: "Middle name", example: "Adéwálé" },
  gender: { heading: "Gender", example: "Female", hint: "Male or Female" },
  email: { heading: "E-mail", example: "s.balogun@example.edu.ng" },
  mobileNumber: { heading: "Phone", example: "08031234567", hint: "11 digits, or +234 and 10" },
  departmentCode: { heading: "Department code", example: "COM" },
  designation: { heading: "Designation", example: "Senior Lecturer" },
  employmentStatus: { heading: "Employment status", example: "Permanent" },
  specialisation: { heading: "Specialisation", example: "Computer networks" },
  salaryGrade: { heading: "Salary grade", example: "CONPCASS 5" },
  salaryStep: { heading: "Step", example: "3" },
} as const;

export const facultyColumns = {
  code: { heading: "Code", example: "SSC", hint: "Tells one faculty from all others" },
  name: { heading: "Name", example: "School of Science and Computing" },
} as const;

export const departmentColumns = {
  code: {
    heading: "Code",
    example: "COM",
    hint: "Tells one department from all others; it stands in matric numbers",
  },
  name: { heading: "Name", example: "Estate Management" },
  facultyCode: { heading: "Faculty code", example: "SSC" },
} as const;

/** What an import of options is kept as. */
export const optionsKind = "department-options";

export const optionColumns = {
  departmentCode: { heading: "Department code", example: "CVE" },
  name: {
    heading: "Name",
    example: "Structures",
    hint: "Tells one option of a department from its others",
  },
  active: { heading: "Active", example: "yes", hint: "Of a new option: yes or no; empty is yes" },
} as const;
