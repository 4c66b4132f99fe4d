import type { Output } from "@polyportal/api-client/client/client";
import { levels } from "@polyportal/domain/student/levels";

type Course = Output<"listCourseClasses">["items"][number];

/** Two schools with their departments, as many as a polytechnic has. */
export const manyUnits: Output<"listUnits"> = [
  {
    id: 1,
    name: "School of Engineering Technology",
    departments: [
      "Agricultural and Bio-Environmental Engineering Technology",
      "Civil Engineering",
      "Computer Engineering Technology",
      "Electrical and Electronics Engineering",
      "Mechanical Engineering",
    ].map((name, at) => ({ id: at + 1, name })),
  },
  {
    id: 2,
    name: "School of Science and Computing",
    departments: [
      "Accountancy",
      "Architecture",
      "Business Administration",
      "Computer Science",
      "Estate Management",
      "Science Laboratory Technology",
      "Statistics",
    ].map((name, at) => ({ id: at + 6, name })),
  },
];

const departments = manyUnits.flatMap((unit) => unit.departments);
const english = 12;

const classesAt = (levelId: number, ids: readonly number[]): Course["classes"] =>
  departments
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({
      departmentId: id,
      department: name,
      levelId,
      level: levels.find((one) => one.id === levelId)?.name ?? "",
    }));

const course: Course = {
  id: 70,
  code: "GNS 101",
  title: "Use of English I",
  departmentId: english,
  department: "Statistics",
  levelId: 1,
  level: "ND I",
  semester: "First",
  active: true,
  sessionId: 3,
  session: "2026/2027",
  classes: [
    ...classesAt(
      1,
      departments.map(({ id }) => id).filter((id) => id !== english),
    ),
    ...classesAt(2, [6, 9]),
  ],
};

/** One that nearly all take, one that its own class takes alone, one that the school has given up. */
export const takenCourses: Course[] = [
  {
    ...course,
    id: 57,
    code: "COM 211",
    title: "Database Design II",
    departmentId: 9,
    department: "Computer Science",
    levelId: 2,
    level: "ND II",
    classes: [],
  },
  {
    ...course,
    id: 60,
    code: "COM 216",
    title: "Typewriting",
    active: false,
    classes: classesAt(3, [6]),
  },
  course,
];

/** Every class but those of the foundation year. */
export const classSizes: Output<"getClassSizes"> = {
  classes: departments.flatMap(({ id: departmentId }) =>
    [1, 2, 3, 4].map((levelId) => ({
      departmentId,
      levelId,
      count: 130 - 7 * departmentId + levelId,
    })),
  ),
};

/** With registrations in two of the classes. */
export const oneTakenCourse: Output<"getCourseClasses"> = {
  ...course,
  registrations: [
    { departmentId: 6, levelId: 1, count: 3 },
    { departmentId: 9, levelId: 1, count: 1 },
  ],
};

export const classCopy: Output<"previewCopyCourseClasses"> = {
  session: "2026/2027",
  from: "2025/2026",
  courses: 12,
  classes: 214,
  kept: 2,
  off: ["COM 216"],
  deleted: ["COM 111"],
  closed: [{ department: "Printing Technology", classes: 4 }],
};
