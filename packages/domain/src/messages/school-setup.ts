/** What is about to be switched off, and who is touched by it. */
type Affected = {
  readonly applications: number;
  readonly offers: number;
  readonly students: number;
};

const count = (many: number, one: string, several: string) =>
  `${many.toLocaleString("en-NG")} ${many === 1 ? one : several}`;

const affectedBy = ({ applications, offers, students }: Affected) =>
  [
    count(applications, "open application", "open applications"),
    count(offers, "offer of admission", "offers of admission"),
    count(students, "student", "students"),
  ] as const;

/** Every word of the pages about faculties, departments and their options. */
export const schoolSetupMessages = {
  faculties: {
    title: "Faculties and departments",
    lead: "The faculties of the school. Each leads to its departments.",
    search: "Search names and codes",
    add: "New faculty",
    edit: (name: string) => `Edit ${name}`,
    none: "No faculty yet.",
    thing: "faculty",
    noun: "faculties",
  },
  departments: {
    title: "Departments",
    titleOf: (faculty: string) => `Departments: ${faculty}`,
    lead: "Who heads each, and how many study there. Each leads to its options.",
    add: "New department",
    edit: (name: string) => `Edit ${name}`,
    none: "No department here yet.",
    thing: "department",
    noun: "departments",
  },
  options: {
    title: "Department options",
    titleOf: (department: string) => `Options: ${department}`,
    lead: "What a department is split into at HND.",
    search: "Search options",
    add: "New option",
    edit: (name: string) => `Edit ${name}`,
    none: "No option here yet.",
    thing: "option",
    noun: "options",
  },
  columns: {
    name: "Name",
    code: "Code",
    dean: "Dean",
    head: "Head",
    departments: "Departments",
    options: "Options",
    programmes: "Programmes open",
    students: "Students",
    faculty: "Faculty",
    department: "Department",
    option: "Option",
  },
  acts: {
    edit: "Edit",
    departments: "Departments",
    options: "Options",
    activate: "Activate",
    deactivate: "Deactivate",
    move: "Move to another faculty",
  },
  create: "Add",
  codeHint: "2 to 10 letters and digits. It stands in matric numbers, and is fixed from then on.",
  fixedHint: "It is part of matric numbers, and stays as it is.",
  added: (name: string) => `${name} is added`,
  activating: "It is offered to applicants again, wherever it was before.",
  deactivating:
    "It is offered in no form any more. Where it is used it stays: nothing is deleted, and it can be switched on again.",
  affected: affectedBy,
  affectedTitle: "Who is touched by it",
  counting: "Counting who is touched by it",
  move: {
    title: (name: string) => `Move ${name}`,
    lead: "Another person has to approve it. Its students, staff and courses go with it.",
    to: "To faculty",
    missing: "please select a faculty",
    ask: "Ask for approval",
    request: (department: string, faculty: string) => `Move ${department} to ${faculty}`,
    moved: (department: string) => `${department} is moved`,
  },
} as const;

/** Every word of the page about programmes. */
export const programmeSetupMessages = {
  title: "Programmes",
  lead: "What the school admits to. Titles, awards and durations are fixed; departments, opening and signatories are yours.",
  search: "Search programmes",
  none: "No programme.",
  columns: {
    name: "Programme",
    type: "Type",
    studentType: "Kind of student",
    award: "Award",
    duration: "Duration",
    levels: "Levels",
    departments: "Departments",
    open: "Applications",
  },
  filters: { open: "Applications" },
  states: { open: "Open", closed: "Closed" },
  opens: (day: string) => `Opens ${day}`,
  openUntil: (day: string) => `Open until ${day}`,
  edit: "Departments, opening, signatories",
  editTitle: (title: string) => `Programme: ${title}`,
  editLead:
    "Applicants choose among these departments while applications are open; letters are signed as it says here.",
  facts: "As defined",
  said: "As the school has said",
  departmentsLegend: "Departments that admit",
  inactive: (name: string) => `${name} (switched off)`,
  openingLegend: "Applications",
  open: "Applications are open",
  opensOn: "First day of applications",
  opensOnHint: "Leave it empty to open at once.",
  closesOn: "Last day of applications",
  closesOnHint: "Leave it empty where no end is set.",
  datesWrong: "a closing date is after the opening date",
  departmentNeeded: "please select a department",
  signatoriesLegend: "Who signs",
  office: (paper: string) => `${paper}: office`,
  signer: (paper: string) => `${paper}: name`,
  signerHint: "Leave it empty for whoever holds the office.",
  notFound: "There is no such programme.",
  thing: "programme",
} as const;
