/** The class list of 1,000 students. */
import { createRoot } from "react-dom/client";
import { ClassListSheet } from "../../../packages/ui/src/documents/class-list/class-list-sheet.tsx";

// As long as a school's names are; each tenth takes two lines of its row.
const names = [
  "Adeyemi Oluwaseun Ibrahim",
  "Okonkwo Chidinma Grace",
  "Bello Aisha",
  "Eze Chukwuemeka Emmanuel",
  "Akinwale Temitope Adunni",
  "Musa Abdulrahman",
  "Ogunleye Ọláolúwa David",
  "Nwachukwu Ifeoma Blessing",
  "Balogun Rukayat Omowunmi",
  "Chukwuemeka Oluwaseun-Abdulrahman Ọláolúwa",
];

const students = Array.from({ length: 1_000 }, (_, index) => ({
  fullName: names[index % names.length],
  matricNumber: `ND/CSC/26/${String(index + 1).padStart(5, "0")}`,
  department: "Agricultural and Bio-Environmental Engineering Technology",
  passport: null,
  coursesUploaded: index % 9,
  totalCoursesRegistered: 9,
  semestersCount: 1 + (index % 4),
  sessionsCount: 1 + (index % 2),
  cgpa: (index % 51) / 10,
}));

createRoot(document.getElementById("root") ?? document.body).render(
  <ClassListSheet
    classList={{
      school: { name: "Alani State Polytechnic", location: "Ijemi, Nigeria", crestSrc: null },
      faculty: "School of Engineering and Environmental Technology",
      department: "Agricultural and Bio-Environmental Engineering Technology",
      programme: "National Diploma, full-time",
      level: "ND I",
      session: "2026/2027",
      semester: "First",
      students,
    }}
  />,
);
