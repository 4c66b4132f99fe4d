import type { Output } from "@polyportal/api-client/client/client";
import type { SemesterAverage } from "@polyportal/api-client/contract/results";

const semester = (
  sessionId: number,
  name: "First" | "Second",
  gpa: number,
  cgpa: number,
): SemesterAverage => ({
  sessionId,
  session: `${2023 + sessionId}/${2024 + sessionId}`,
  semester: name,
  levelId: sessionId,
  level: ["ND I", "ND II", "HND I"][sessionId - 1] ?? "",
  courses: 7,
  gpa,
  cgpa,
  amended: false,
  remark: "Good standing",
  changes: [],
});

/** Two years of ND and the first results of the HND. */
export const semesters: SemesterAverage[] = [
  semester(1, "First", 3.41, 3.41),
  { ...semester(1, "Second", 3.62, 3.52), amended: true },
  semester(2, "First", 3.28, 3.44),
  {
    ...semester(2, "Second", 4.05, 3.59),
    remark: "Upper Credit",
    changes: [
      { code: "COM 113", from: "F", to: "A", hundredths: 14 },
      { code: "COM 221", from: null, to: "B", hundredths: 3 },
      { code: "GNS 221", from: null, to: "C", hundredths: -2 },
    ],
  },
  semester(3, "First", 4.21, 4.21),
];

const course = (courseId: number, code: string, title: string, creditUnit: number) => ({
  courseId,
  code,
  title,
  creditUnit,
});

const marking = course(
  312,
  "COM 312",
  "Logic, Linear Algebra and Introductory Numerical Methods for Technologists",
  3,
);

const ofHND = { sessionId: 3, sessionFrom: "2026-09-01", semester: "First", levelId: 3 } as const;

export const courseGrades: Output<"listCourseGrades"> = {
  levelId: 3,
  earned: [
    { ...course(311, "COM 311", "Operating Systems", 3), grade: "A", point: 5, ...ofHND },
    { ...course(313, "COM 313", "Database Design", 4), grade: "F", point: 0, ...ofHND },
  ],
  toRepeat: [course(313, "COM 313", "Database Design", 4)],
  registered: [
    { ...marking, semester: "Second" },
    { ...course(321, "COM 321", "Computer Networks", 2.5), semester: "Second" },
  ],
};

/** An HND has begun, and only the ND has results. */
export const ofTheND: Output<"listCourseGrades"> = {
  ...courseGrades,
  earned: [
    {
      ...course(211, "COM 211", "Programming II", 3),
      grade: "C",
      point: 3,
      sessionId: 2,
      sessionFrom: "2025-09-01",
      semester: "Second",
      levelId: 2,
    },
  ],
  toRepeat: [],
};

export const results: Output<"getSemesterResults"> = {
  name: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
  regNo: "ND/COM/24/00417",
  numberKind: "matric",
  passport: null,
  department: "Computer Science",
  programme: "National Diploma, full-time",
  session: "2024/2025",
  semester: "Second",
  level: "ND I",
  subjects: [
    {
      ...course(121, "COM 121", "Programming I", 3),
      total: 72,
      grade: "A",
      gradePoint: 5,
      creditPoint: 15,
      amendments: [
        {
          total: 58,
          grade: "C",
          reason: "The second script had not been added up",
          amendedAt: "2025-11-03T09:00:00Z",
        },
      ],
    },
    {
      ...course(122, "COM 122", marking.title, 2.5),
      total: 31,
      grade: "F",
      gradePoint: 0,
      creditPoint: 0,
      amendments: [],
    },
  ],
  current: { creditUnit: 5.5, creditPoint: 15, gradePointAverage: 15 / 5.5 },
  previous: { creditUnit: 18, creditPoint: 61.5, gradePointAverage: 61.5 / 18 },
  cumulative: { creditUnit: 23.5, creditPoint: 76.5, gradePointAverage: 76.5 / 23.5 },
  summary: {
    entryReq: "UTME, five O-level credits at one sitting",
    cumCourseUnit: 23.5,
    cgpa: 76.5 / 23.5,
    coursesToRepeat: ["COM 122"],
    coursesToTake: ["COM 114"],
    cgpaRemark: "Good standing",
  },
  repeated: ["COM 122"],
  awaited: ["GNS 121"],
  held: [],
  verification: {
    code: "9F3K-22QX-7MPA",
    verifyUrl:
      "https://portal.oke-ila-polytechnic.example/verify_document?code=9F3K-22QX-7MPA&f=T6ZIKvvOnZ",
    issuedAt: "2026-11-20T09:30:00Z",
  },
};
