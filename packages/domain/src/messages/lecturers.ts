/** The page of lecturers. */
export const lecturerMessages = {
  title: "Lecturer Upload",
  lead: "Everybody who teaches, with department and account.",
  /** Of the list as a file. */
  listed: "Lecturers",
  noun: "lecturers",
  thing: "lecturer",
  one: "Lecturer",
  search: "Search names, e-mails, phones",
  none: "No lecturer has an account yet.",
  columns: {
    staffNumber: "Staff number",
    title: "Title",
    department: "Department",
    designation: "Designation",
    employmentStatus: "Employment status",
    specialisation: "Specialisation",
    email: "E-mail",
    mobileNumber: "Phone",
    courses: "Courses",
  },
  edit: "Edit",
  editing: (name: string) => `Edit ${name}`,
  staffNumberIs: (staffNumber: string) => `Staff number ${staffNumber}`,
  needsNumber: "The account needs a staff number first",
  reasonHint: "Needed where the name or the e-mail address changes.",
} as const;
