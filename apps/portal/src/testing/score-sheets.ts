import type { Output } from "@polyportal/api-client/client/client";
import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";

type Sheet = Output<"getScoreSheet">;
type Row = Sheet["rows"][number];

const row = (at: number, fullName: string, own: Partial<Row> = {}): Row => ({
  studentId: `0192f0c1-0000-7000-8000-${String(at).padStart(12, "0")}`,
  fullName,
  matricNumber: `ND/COM/25/${String(at).padStart(4, "0")}`,
  department: "Computer Science",
  level: "ND II",
  kind: "Core",
  registration: "approved",
  version: 0,
  test: null,
  lab: null,
  exam: null,
  code: null,
  total: null,
  grade: null,
  reason: "",
  published: false,
  changed: null,
  ...own,
});

const typed = { by: "Bello Amina", at: "2026-11-20T09:12:00.000Z", source: "typed" } as const;
const scored = (test: number, exam: number, grade: Row["grade"]): Partial<Row> => ({
  version: 1,
  test,
  exam,
  total: test + exam,
  grade,
  changed: typed,
});

/** A class with marks, a code, a missing row and one whose registration waits. */
export const scoreRows: Row[] = [
  row(1, "Abdulrahman Chukwuemeka Oluwaseun", scored(24, 51.25, "A")),
  row(2, "Adéwálé Ọláolúwa Fọlákẹ́", scored(18, 36.5, "C")),
  row(3, "Bello Aisha Hauwa", scored(9, 21, "F")),
  row(4, "Eze Nnenna Ngọzi", { registration: "submitted" }),
  row(5, "Musa Ibrahim Danladi", { version: 1, code: "ABS", grade: "F", changed: typed }),
  row(6, "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman"),
];

/** Its first row, changed by somebody else meanwhile. */
export const theirRow: Row = {
  ...row(1, "Abdulrahman Chukwuemeka Oluwaseun", scored(22, 51.25, "A")),
  version: 2,
  changed: { ...typed, by: "Okonkwo Ifeoma Ada" },
};

/** A draft of COM 211, as its coordinator sees it. */
export const draftSheet: Sheet = {
  id: "0192f0c1-0000-7000-8000-00000000aaaa",
  courseId: 211,
  sessionId: 3,
  code: "COM 211",
  title: "Programming II",
  creditUnit: 3,
  faculty: "School of Science and Computing",
  department: "Computer Science",
  programme: "National Diploma",
  level: "ND II",
  session: "2026/2027",
  semester: "First",
  state: "draft",
  revision: 3,
  held: false,
  closesAt: "2099-12-18T22:59:59.000Z",
  split: { test: 30, lab: 0, exam: 70 },
  lecturers: [{ name: "Bello Amina", coordinator: true }],
  acts: ["enter", "submit"],
  rows: scoreRows,
  steps: [
    {
      step: "return",
      by: "Ogunlade Folasade Abiọ́dún",
      at: "2026-11-19T10:30:00.000Z",
      reason: "Row 3: the test is above what the class work says.",
      studentIds: [scoreRows[2]?.studentId ?? ""],
    },
    {
      step: "submit",
      by: "Bello Amina",
      at: "2026-11-18T15:04:00.000Z",
      reason: "",
      studentIds: [],
    },
  ],
};

/** Two rows were mended after a return, and the course came out better in the years before. */
export const sheetReview: Output<"getSheetReview"> = {
  sinceReturn: {
    at: "2026-11-18T10:20:00.000Z",
    rows: [
      {
        studentId: scoreRows[0]?.studentId ?? "",
        before: { test: 30, lab: null, exam: 44, code: null },
      },
      { studentId: scoreRows[1]?.studentId ?? "", before: null },
    ],
  },
  earlier: ["2025/2026", "2024/2025", "2023/2024"].map((session, index) => ({
    session,
    counts: { A: 12 - index, B: 20, C: 18 + index, D: 6, E: 4, F: 3 + index },
    graded: 63 + index,
    missing: 0,
    mean: 61.4 - 2 * index,
    passRate: 95.2 - index,
  })),
};

/** What its third row was. */
export const scoreVersions: Output<"listScoreVersions"> = [
  {
    version: 2,
    test: 9,
    lab: null,
    exam: 21,
    code: null,
    reason: "",
    total: 30,
    changed: { by: "Bello Amina", at: "2026-11-20T09:12:00.000Z", source: "typed" },
  },
  {
    version: 1,
    test: 19,
    lab: null,
    exam: 21,
    code: null,
    reason: "",
    total: 40,
    changed: { by: "Bello Amina", at: "2026-11-12T14:40:00.000Z", source: "pasted" },
  },
];

/** The same course as its lecturer reads of it, without its marks. */
export const taughtCourse: Output<"getMyCourse"> = {
  ...draftSheet,
  sheetId: draftSheet.id,
  registrations: { submitted: 4, approved: 61, returned: 1 },
  missing: 2,
  appraisals: {
    unappraised: 39,
    inProgress: 4,
    completed: 23,
    means: appraisalQuestions.map(({ id }, index) => ({ question: id, mean: 3.4 + index / 9 })),
  },
};

type Course = Output<"listMyCourses">["items"][number];
const course = (courseId: number, own: Partial<Course>): Course => ({
  courseId,
  sessionId: 3,
  session: "2026/2027",
  code: `COM ${courseId}`,
  title: "Programming II",
  creditUnit: 3,
  department: "Computer Science",
  level: "ND II",
  semester: "First",
  students: 118,
  scored: 0,
  coordinator: true,
  sheetId: own.state ? `0192f0c1-0000-7000-8000-0000000${courseId}00` : null,
  state: null,
  held: false,
  closesAt: "2099-12-18T22:59:59.000Z",
  changedAt: null,
  ...own,
});

/** What a lecturer teaches, each sheet at another step. */
export const myCourses: Course[] = [
  course(211, { state: "draft", scored: 60 }),
  course(212, { title: "Data Structures II" }),
  course(213, { title: "Database Design II", state: "submitted", scored: 118 }),
  course(214, { title: "Computer Networks II", state: "published", scored: 118, closesAt: null }),
  course(215, { title: "Operating Systems II", state: "published", held: true, scored: 118 }),
];

type Listed = Output<"listScoreSheets">["items"][number];
const listed = (courseId: number, own: Partial<Listed> = {}): Listed => ({
  id: `0192f0c1-0000-7000-8000-0000000${courseId}00`,
  courseId,
  sessionId: 3,
  code: `COM ${courseId}`,
  title: "Programming II",
  department: "Computer Science",
  level: "ND II",
  semester: "First",
  session: "2026/2027",
  lecturers: "Bello Amina",
  state: "submitted",
  held: false,
  revision: 2,
  since: "2026-11-20T09:12:00.000Z",
  students: 118,
  missing: 0,
  mean: 52.375,
  passRate: 81.4,
  deviation: -3.125,
  unusual: null,
  act: "check",
  ...own,
});

/** What waits for a head of department. */
export const waitingSheets: Listed[] = [
  listed(211),
  listed(213, {
    title: "Database Design II",
    mean: 71.2,
    passRate: 100,
    deviation: 15.7,
    unusual: "100.0 % have passed. Please say something about it.",
  }),
  listed(215, { title: "Operating Systems II", missing: 0, mean: 38, passRate: 41.5 }),
];

/** What waits for exams and records. */
export const sheetsToPublish: Listed[] = waitingSheets.map((one) => ({ ...one, act: "publish" }));
