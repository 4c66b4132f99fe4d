/** Shown in the docs in place of the stories' students. */
export const students = [
  {
    id: "1",
    name: "ADEYEMI Chidinma Grace",
    matric: "FPI/ND/24/0001",
    department: "Computer Science",
    level: 200,
    cgpa: 3.41,
    fees: 45_000,
    status: "Cleared",
  },
  {
    id: "2",
    name: "EZE Ngozi Ibrahim",
    matric: "FPI/ND/24/0002",
    department: "Accountancy",
    level: 100,
    cgpa: 2.75,
    fees: 0,
    status: "Owing",
  },
];

export type Student = (typeof students)[number];

export const oddStudents = [
  {
    id: "1",
    name: "ONYEKACHUKWU-ADEYEMI Oluwadamilola Tèmítọ́pẹ́olúwa Nwachukwu-Ibrahim",
    matric: "",
    department: "",
    level: 100,
    cgpa: Number.NaN,
    fees: 987_654_321.5,
    status: "Withdrawn",
  },
];
