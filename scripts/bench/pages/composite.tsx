/** The composite sheet of a class of 300 with 12 courses. */
import { createRoot } from "react-dom/client";
import { CompositeSheet } from "../../../packages/ui/src/documents/composite-sheet/composite-sheet.tsx";

const codes = Array.from({ length: 12 }, (_, at) => `COM ${111 + at}`);
const grades = ["A", "B", "C", "F", "D", "E"];

const students = Array.from({ length: 300 }, (_, at) => ({
  fullName: at % 10 === 9 ? "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa" : "Okonkwo Chidinma Grace",
  matricNumber: `ND/CSC/26/${String(at + 1).padStart(5, "0")}`,
  cells: codes.map((_, course) => ({
    total: 72.25 - ((at + course) % 6) * 8,
    grade: grades[(at + course) % 6],
  })),
  others: at % 7 === 0 ? [{ code: "GNS 101", total: 38, grade: "F" }] : [],
  current: { creditUnit: 24, creditPoint: 84.5, gradePointAverage: 84.5 / 24 },
  previous: { creditUnit: 46.5, creditPoint: 170, gradePointAverage: 170 / 46.5 },
  cumulative: { creditUnit: 70.5, creditPoint: 254.5, gradePointAverage: 254.5 / 70.5 },
  coursesToRepeat: at % 4 === 0 ? ["COM 114", "COM 120"] : [],
  coursesToTake: at % 5 === 0 ? ["GNS 102"] : [],
  cgpaRemark: at % 9 === 8 ? "Probation" : "Good standing",
}));

createRoot(document.getElementById("root") ?? document.body).render(
  <CompositeSheet
    composite={{
      school: { name: "Alani State Polytechnic", location: "Ijemi, Nigeria", crestSrc: null },
      faculty: "School of Engineering and Environmental Technology",
      department: "Agricultural and Bio-Environmental Engineering Technology",
      option: null,
      programme: "National Diploma, full-time",
      level: "ND I",
      session: "2026/2027",
      semester: "First",
      provisional: false,
      columns: codes.map((code) => ({ code, creditUnit: 3 })),
      students,
      remarks: "Good standing: 267 students · Probation: 33 students",
    }}
  />,
);
