import type { DocumentCourse } from "./course-table.tsx";

export const courses: readonly DocumentCourse[] = [
  { code: "ABE 201", title: "Farm Power and Machinery I", creditUnit: 3, status: "Core" },
  { code: "ABE 203", title: "Soil and Water Conservation", creditUnit: 2.5, status: "Core" },
  { code: "GNS 201", title: "Use of English II", creditUnit: 2, status: "Core" },
  {
    code: "MTH 211",
    title: "Logic, Linear Algebra and Introductory Numerical Methods for Technologists",
    creditUnit: 3,
    status: "Carry-over",
  },
  { code: "EED 216", title: "Practice of Entrepreneurship", creditUnit: 2, status: "Elective" },
];
