import type { Output } from "@polyportal/api-client/client/client";

type Course = Output<"listCourses">["items"][number];

const course: Course = {
  id: 57,
  code: "COM 211",
  title: "Database Design II",
  creditUnit: 3,
  departmentId: 5,
  department: "Computer Science",
  levelId: 2,
  level: "ND II",
  semester: "First",
  status: "Core",
  split: { test: 20, lab: 20, exam: 60 },
  borrowable: false,
  requires: [{ id: 41, code: "COM 111" }],
  active: true,
  revision: 3,
};

/** Courses as a school has them: one that many need, one for everybody, one that is offered no more. */
export const courses: Course[] = [
  course,
  {
    ...course,
    id: 58,
    code: "COM 312",
    title: "Computer Networks and Data Communication for Technologists in Small Workshops",
    levelId: 3,
    level: "HND I",
    semester: "Second",
    requires: ["COM 121", "COM 211", "COM 221"].map((code, at) => ({ id: 60 + at, code })),
  },
  {
    ...course,
    id: 59,
    code: "GNS 101",
    title: "Use of English I",
    creditUnit: 2,
    departmentId: 6,
    department: "Agricultural and Bio-Environmental Engineering Technology",
    levelId: 1,
    level: "ND I",
    split: { test: 30, lab: 0, exam: 70 },
    borrowable: true,
    requires: [],
  },
  {
    ...course,
    id: 60,
    code: "COM 216",
    title: "Typewriting",
    creditUnit: 1,
    status: "Elective",
    requires: [],
    active: false,
  },
];

export const oneCourse: Output<"getCourse"> = { ...course, scored: false };
