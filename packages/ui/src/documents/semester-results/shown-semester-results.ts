import { verification } from "../document-frame/shown-people.ts";
import { school } from "../document-frame/shown-school.ts";
import type { SemesterResultsView } from "./semester-results.tsx";

export const results: SemesterResultsView = {
  school,
  name: "Okonkwo Chukwuemeka Emmanuel",
  regNo: "ND/CSC/26/00417",
  photoSrc: null,
  department: "Computer Science",
  programme: "National Diploma, full-time",
  level: "ND I",
  session: "2026/2027",
  semester: "Second",
  subjects: [
    {
      code: "MTH 211",
      title: "Linear Algebra",
      creditUnit: 3,
      grade: "B",
      gradePoint: 4,
      creditPoint: 12,
    },
  ],
  current: { creditUnit: 3, creditPoint: 12, gradePointAverage: 4 },
  previous: { creditUnit: 22, creditPoint: 81.5, gradePointAverage: 3.7 },
  cumulative: { creditUnit: 25, creditPoint: 93.5, gradePointAverage: 3.74 },
  repeated: [],
  summary: {
    entryReq: "UTME",
    cumCourseUnit: 25,
    cgpa: 3.74,
    coursesToRepeat: [],
    coursesToTake: ["ABE 205"],
    cgpaRemark: "Good standing",
  },
  verification,
};
