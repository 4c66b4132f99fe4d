import type { PaperFact } from "../document/kinds.ts";
import { formatCreditUnits } from "../format/marks.ts";
import { classListMessages } from "../messages/class-list.ts";
import { registrationStates } from "../messages/course-registration.ts";
import type { Course, Semester } from "./course.ts";
import type { RegistrationState } from "./next-step.ts";

type Student = { fullName: string; matricNumber: string };
type Codes = readonly Pick<Course, "code">[];

const facts = (
  student: Student,
  session: string,
  courses: readonly PaperFact[],
): readonly PaperFact[] => [
  { label: "Full name", value: student.fullName },
  { label: classListMessages.matricNumber, value: student.matricNumber },
  { label: "Session", value: session },
  ...courses,
];

const codesOf = (courses: Codes): string => courses.map(({ code }) => code).join(", ");

/** What of a semester's course form its reader compares. */
export const semesterFormFacts = (form: {
  student: Student;
  session: string;
  semester: Semester;
  courses: Codes;
  totalUnits: number;
  state: RegistrationState;
}): readonly PaperFact[] =>
  facts(form.student, `${form.session}, ${form.semester} Semester`, [
    { label: "Courses", value: codesOf(form.courses) },
    { label: "Total credit units", value: formatCreditUnits(form.totalUnits) },
    { label: "Approval", value: registrationStates[form.state] },
  ]);

/** What of the course form of a whole session its reader compares. */
export const sessionFormFacts = (form: {
  student: Student;
  session: string;
  semesters: readonly { semester: Semester; courses: Codes }[];
  totalUnits: number;
}): readonly PaperFact[] =>
  facts(form.student, form.session, [
    ...form.semesters.map(({ semester, courses }) => ({
      label: `${semester} Semester`,
      value: codesOf(courses),
    })),
    { label: "Credit units in all", value: formatCreditUnits(form.totalUnits) },
  ]);
