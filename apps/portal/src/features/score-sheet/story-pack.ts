import type { Output } from "@polyportal/api-client/client/client";
import { awardName } from "@polyportal/domain/student/award";
import { scoreRows, sheetReview } from "../../testing/score-sheets.ts";

type Pack = Output<"getBoardPack">;

/** The class of these stories. */
export const ofClass = {
  sessionId: 3,
  session: "2026/2027",
  semester: "First" as const,
  departmentId: 5,
  department: "Computer Science",
  levelId: 2,
  level: "ND II",
  departmentOptionId: null,
  option: null,
};
const codes = ["COM 211", "COM 212"];
const figures = { creditUnit: 6, creditPoint: 18, gradePointAverage: 3 };

export const composite: Pack["composite"] = {
  faculty: "School of Science and Computing",
  department: "Computer Science",
  option: null,
  programme: awardName(ofClass.levelId),
  level: "ND II",
  session: "2026/2027",
  semester: "First",
  provisional: true,
  held: [],
  columns: codes.map((code, at) => ({
    courseId: 211 + at,
    code,
    title: `Programming ${at + 2}`,
    creditUnit: 3,
  })),
  students: scoreRows.map(({ studentId, fullName, matricNumber }, at) => ({
    studentId,
    fullName,
    matricNumber,
    cells: [
      { total: 64, grade: "B" },
      at === 0 ? null : at % 3 === 0 ? { total: null, grade: null } : { total: 31.5, grade: "F" },
    ],
    others: [],
    current: figures,
    previous: figures,
    cumulative: { ...figures, gradePointAverage: at === 1 ? 0.84 : 3 },
    coursesToRepeat: at === 1 ? ["COM 212"] : [],
    coursesToTake: [],
    cgpaRemark: at === 1 ? "Probation" : "Good standing",
  })),
};

export const fingerprint = "3f2a91bc07de5a1c4b8f22d0e6a97b13c5d4f8e2a1b09c7d6e5f4a3b2c1d0e9f";
export const id = "0192f0c1-0000-7000-8000-00000000bbbb";
export const made = { madeBy: "Ogunlade Folasade Abiọ́dún", madeAt: "2026-11-25T13:05:00.000Z" };

const staff = {
  lecturers: "Bello Amina",
  head: "Adéwálé Ọláolúwa",
  dean: "Musa Ibrahim",
  students: 6,
};

/** A board pack of it. */
export const pack: Pack = {
  id,
  ...ofClass,
  ...made,
  fingerprint,
  composite,
  earlier: [{ courseId: 211, sessions: sheetReview.earlier }],
  courses: [
    { code: "COM 211", title: "Programming 2", state: "approved", ...staff, missing: 0 },
    { code: "COM 212", title: "Programming 3", state: "submitted", ...staff, missing: 1 },
  ],
  amendments: [],
  changed: [],
};
