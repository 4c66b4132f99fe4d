/** The states of a student, in the order of their badges. */
const statuses = ["Cleared", "Owing", "Withdrawn", "Unapproved"] as const;

/** A student in the stories' tables. The docs show those of `shown-students.ts`. */
export type Student = {
  id: string;
  name: string;
  matric: string;
  department: string;
  level: number;
  cgpa: number | undefined;
  fees: number;
  status: (typeof statuses)[number];
};

const surnames = ["ADEYEMI", "OKONKWO", "BELLO", "EZE", "AKINWANDE", "DANJUMA", "ONYEKACHUKWU"];
const firstNames = [
  "Oluwaseun",
  "Chidinma",
  "Aisha",
  "Emeka",
  "Tèmítọ́pẹ́",
  "Hauwa",
  "Ngozi",
  "Musa",
];
const middleNames = ["Oluwadamilola", "Blessing", "Ibrahim", "Chukwuemeka", "Grace"];
const departments = [
  "Computer Science",
  "Electrical and Electronics Engineering Technology",
  "Accountancy",
  "Science Laboratory Technology",
];

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

/** Always the same students, so that pictures do not differ. */
export const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${at(surnames, index * 3)} ${at(firstNames, index * 5 + 1)} ${at(middleNames, index * 7)}`,
    matric: `FPI/ND/${24 - (index % 3)}/${String(index + 1).padStart(4, "0")}`,
    department: at(departments, index * 11),
    level: 100 * (1 + (index % 4)),
    cgpa: index % 9 === 8 ? undefined : 1 + ((index * 37) % 400) / 100,
    fees: index % 10 === 0 ? 0 : ((index * 7919) % 90_000) * 10 + 45_000,
    status: at(statuses, index),
  }));

const plain: Student = {
  id: "0",
  name: "EZE Ngozi",
  matric: "FPI/ND/24/0001",
  department: "Accountancy",
  level: 100,
  cgpa: 4,
  fees: 45_000,
  status: "Cleared",
};

/** Edge cases: the longest name, right-to-left text, zero, and very large values. */
export const oddStudents: Student[] = [
  {
    ...plain,
    id: "1",
    name: "ONYEKACHUKWU-ADEYEMI Oluwadamilola Chukwuemekalam Tèmítọ́pẹ́olúwa Nwachukwu-Ibrahim",
    fees: 987_654_321.5,
  },
  {
    ...plain,
    id: "2",
    name: "عبد الرحمن محمد بللو",
    cgpa: Number.NaN,
    fees: 0,
    status: "Withdrawn",
  },
  { ...plain, id: "3", name: "OKON", matric: "", department: "", cgpa: undefined },
];
