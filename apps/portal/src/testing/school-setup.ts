import type { Output } from "@polyportal/api-client/client/client";

type Faculty = Output<"listSchoolFaculties">["items"][number];
type Department = Output<"listSchoolDepartments">["items"][number];

const affected = { applications: 214, offers: 36, students: 1_842 };

/** Faculties with names as long as real ones: one without a dean, one that is switched off. */
export const faculties: Faculty[] = [
  {
    id: 1,
    name: "School of Agricultural and Bio-Environmental Engineering Technology",
    code: "SET",
    dean: "Akinwande-Cole Modupe Titilayo-Oluwaseun",
    departments: 6,
    students: 1_842,
    active: true,
    revision: 3,
  },
  {
    id: 2,
    name: "School of Science and Computing",
    code: "SSC",
    dean: "Musa Ibrahim Sani (acting)",
    departments: 3,
    students: 1_207,
    active: true,
    revision: 1,
  },
  {
    id: 3,
    name: "School of Health Sciences",
    code: "SHS",
    dean: null,
    departments: 0,
    students: 0,
    active: false,
    revision: 2,
  },
];

/** One of them, as its own page shows it. */
export const oneFaculty: Output<"getFaculty"> = {
  ...(faculties[0] as Faculty),
  codeFixed: false,
  affected,
};

/** Departments of them: one with a head, one that is switched off. */
export const departments: Department[] = [
  {
    id: 1,
    facultyId: 1,
    faculty: "School of Agricultural and Bio-Environmental Engineering Technology",
    name: "Agricultural and Bio-Environmental Engineering Technology",
    code: "ABE",
    head: "Ogunlade Folasade Abiọ́dún",
    options: 3,
    programmes: 3,
    students: 612,
    active: true,
    revision: 4,
  },
  {
    id: 5,
    facultyId: 2,
    faculty: "School of Science and Computing",
    name: "Computer Science",
    code: "COM",
    head: null,
    options: 3,
    programmes: 4,
    students: 731,
    active: true,
    revision: 1,
  },
  {
    id: 6,
    facultyId: 2,
    faculty: "School of Science and Computing",
    name: "Statistics",
    code: "STA",
    head: null,
    options: 0,
    programmes: 0,
    students: 41,
    active: false,
    revision: 2,
  },
];

/** One of them, whose code stands in matric numbers. */
export const oneDepartment: Output<"getDepartment"> = {
  ...(departments[0] as Department),
  codeFixed: true,
  affected: { applications: 61, offers: 1, students: 612 },
};

export const departmentOptions: Output<"listDepartmentOptions">["items"] = [
  {
    id: 1,
    departmentId: 5,
    department: "Computer Science",
    name: "Cyber Security and Data Protection",
    students: 84,
    active: true,
    revision: 1,
  },
  {
    id: 2,
    departmentId: 5,
    department: "Computer Science",
    name: "Networking and Cloud Computing",
    students: 0,
    active: false,
    revision: 2,
  },
];

/** The first of them. */
export const oneOption: Output<"getDepartmentOption"> = {
  ...(departmentOptions[0] as (typeof departmentOptions)[number]),
  affected: { applications: 0, offers: 0, students: 84 },
};

export const programmes: Output<"listProgrammes">["items"] = [
  {
    slug: "hnd",
    title: "HND",
    type: "Full-time",
    studentType: "Undergraduate",
    award: "Higher National Diploma",
    duration: "2 years",
    levels: ["HND I", "HND II"],
    departments: 10,
    open: true,
    opensOn: "2026-10-01",
    closesOn: "2027-03-20",
  },
  {
    slug: "nd",
    title: "ND",
    type: "Full-time",
    studentType: "Undergraduate",
    award: "National Diploma",
    duration: "2 years",
    levels: ["ND I", "ND II"],
    departments: 13,
    open: true,
    opensOn: null,
    closesOn: null,
  },
  {
    slug: "nd-part-time",
    title: "ND Part-Time",
    type: "Part-time",
    studentType: "Undergraduate",
    award: "National Diploma",
    duration: "2 years",
    levels: ["ND I", "ND II"],
    departments: 7,
    open: false,
    opensOn: "2027-01-11",
    closesOn: "2027-04-30",
  },
  {
    slug: "sub-degree",
    title: "Sub-Degree",
    type: "Full-time",
    studentType: "JUPEB",
    award: "JUPEB (Sub-Degree)",
    duration: "1 year",
    levels: ["Foundation"],
    departments: 6,
    open: false,
    opensOn: null,
    closesOn: "2026-09-30",
  },
];

const unit = (id: number, name: string, faculty: string, admits = true, active = true) => ({
  id,
  name,
  faculty,
  admits,
  active,
});

/** One programme: a department that admits is switched off, another could admit. */
export const oneProgramme: Output<"getProgramme"> = {
  ...(programmes[0] as (typeof programmes)[number]),
  revision: 5,
  switchedOn: true,
  units: [
    unit(
      1,
      "Agricultural and Bio-Environmental Engineering Technology",
      "School of Engineering Technology",
    ),
    unit(2, "Civil Engineering Technology", "School of Engineering Technology"),
    unit(3, "Computer Engineering Technology", "School of Engineering Technology", false),
    unit(5, "Computer Science", "School of Science and Computing"),
    unit(6, "Statistics", "School of Science and Computing", true, false),
  ],
  signatories: [
    { paper: "admission-letter", office: "registrar", name: "" },
    { paper: "development-levy-letter", office: "bursar", name: "Mr. Ifeanyi Nwachukwu, FCA" },
  ],
};
