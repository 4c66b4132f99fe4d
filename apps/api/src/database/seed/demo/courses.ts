import { laboratorySplit } from "@polyportal/domain/score-sheet/split";
import { levels } from "@polyportal/domain/student/levels";
import type {
  courseLecturers,
  coursePrerequisites,
  courses,
  unitLoads,
} from "../../schema/course.ts";
import { departmentRows } from "./school.ts";

/** What each department teaches: the same subjects go deeper from level to level. */
const subjects: Record<string, readonly string[]> = {
  CEC: [
    "Strength of Materials",
    "Surveying",
    "Concrete Technology",
    "Soil Mechanics",
    "Hydraulics",
    "Structural Design",
    "Highway Engineering",
    "Construction Drawing",
  ],
  CTE: [
    "Digital Electronics",
    "Computer Architecture",
    "Programming",
    "Circuit Theory",
    "Microprocessors",
    "Signals",
    "Data Communication",
    "Computer Maintenance",
  ],
  EEC: [
    "Circuit Theory",
    "Electrical Machines",
    "Electronics",
    "Power Systems",
    "Measurement",
    "Telecommunication",
    "Control Engineering",
    "Electrical Drawing",
  ],
  MEC: [
    "Engineering Drawing",
    "Thermodynamics",
    "Mechanics of Machines",
    "Workshop Practice",
    "Fluid Mechanics",
    "Materials Science",
    "Manufacturing",
    "Automotive Engineering",
  ],
  COM: [
    "Programming",
    "Data Structures",
    "Database Design",
    "Computer Networks",
    "Operating Systems",
    "Web Technology",
    "Systems Analysis",
    "Discrete Mathematics",
  ],
  SLT: [
    "General Chemistry",
    "Cell Biology",
    "Laboratory Techniques",
    "Physics",
    "Biochemistry",
    "Microbiology",
    "Instrumentation",
    "Laboratory Management",
  ],
  STA: [
    "Probability",
    "Statistical Inference",
    "Sampling",
    "Regression",
    "Demography",
    "Linear Algebra",
    "Experimental Design",
    "Statistical Computing",
  ],
  ACC: [
    "Financial Accounting",
    "Cost Accounting",
    "Auditing",
    "Taxation",
    "Business Law",
    "Economics",
    "Public Sector Accounting",
    "Quantitative Techniques",
  ],
  BAM: [
    "Principles of Management",
    "Business Law",
    "Human Resources",
    "Production Management",
    "Economics",
    "Office Practice",
    "Entrepreneurship",
    "Business Statistics",
  ],
  MKT: [
    "Principles of Marketing",
    "Consumer Behaviour",
    "Advertising",
    "Sales Management",
    "Market Research",
    "Distribution",
    "International Marketing",
    "Marketing Communication",
  ],
  PAD: [
    "Public Administration",
    "Nigerian Government",
    "Local Government",
    "Public Finance",
    "Administrative Law",
    "Development Studies",
    "Personnel Management",
    "Research Methods",
  ],
  ARC: [
    "Architectural Design",
    "Building Construction",
    "Graphics",
    "History of Architecture",
    "Building Services",
    "Structures",
    "Model Making",
    "Urban Design",
  ],
  ESM: [
    "Property Valuation",
    "Land Law",
    "Estate Management",
    "Property Development",
    "Land Economics",
    "Building Maintenance",
    "Taxation of Land",
    "Town Planning",
  ],
  QTS: [
    "Measurement of Building Works",
    "Building Construction",
    "Estimating",
    "Contract Administration",
    "Building Economics",
    "Civil Engineering Works",
    "Project Management",
    "Building Law",
  ],
};

const roman = ["", "I", "II", "III", "IV"];
const semesters = ["First", "Second"] as const;
/** The first digit of a course code says the level. */
const digitOf: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 0, 6: 5 };
const units = [3, 3, 2, 4, 2, 3, 2];

/** What the parts of a course count that is taught in a laboratory, too. */
const withLaboratory = {
  testMax: laboratorySplit.test,
  labMax: laboratorySplit.lab,
  examMax: laboratorySplit.exam,
};

/** Nobody of the demo reads for more than a postgraduate diploma. */
const taught = levels.filter(({ id }) => digitOf[id] !== undefined);

type Course = typeof courses.$inferInsert;

/**
 * Seven courses a semester at each level of each department: five core, two electives, of which
 * the last may be borrowed. Eighteen or nineteen units in all.
 */
export const courseRows: readonly Course[] = departmentRows
  .flatMap(({ id: departmentId, code }) =>
    taught.flatMap(({ id: levelId }) =>
      semesters.flatMap((semester, half) =>
        units.map((creditUnit, index): Omit<Course, "id"> => {
          const subject = subjects[code]?.[(index + half) % 8] ?? "Communication in English";
          const stage = roman[digitOf[levelId] ?? 0] ?? "";
          return {
            departmentId,
            code: `${code} ${digitOf[levelId]}${half + 1}${index + 1}`,
            title: levelId === 6 ? `Advanced ${subject}` : `${subject} ${stage}`.trim(),
            creditUnit,
            levelId,
            semester,
            status: index < 5 ? "Core" : "Elective",
            borrowable: index === units.length - 1,
            ...(subject === "Laboratory Techniques" && withLaboratory),
          };
        }),
      ),
    ),
  )
  .map((course, index) => ({ id: index + 1, ...course }));

const byCode = new Map(courseRows.map((course) => [course.code, course]));

/** The first two core courses of ND II and HND II build upon those of the level before. */
export const prerequisiteRows: readonly (typeof coursePrerequisites.$inferInsert)[] =
  courseRows.flatMap(({ id, code, levelId }) => {
    if ((levelId !== 2 && levelId !== 4) || !/[12]$/.test(code)) return [];
    const before = byCode.get(code.replace(/ (\d)/, (_, digit) => ` ${Number(digit) - 1}`));
    return before ? [{ courseId: id, requiredCourseId: before.id }] : [];
  });

/** From 12 to 24 units a semester. */
export const unitLoadRows: readonly (typeof unitLoads.$inferInsert)[] = taught.flatMap(({ id }) =>
  semesters.map((semester) => ({ levelId: id, semester, minimum: 12, maximum: 24 })),
);

/**
 * Who teaches what: each course has one lecturer in each session, most of whom coordinate it. In the
 * second semester of the newest session, which nobody has registered yet, some have several and some
 * nobody so far.
 */
export const courseLecturerRows = (
  lecturerIds: readonly string[],
  sessionIds: readonly number[],
): (typeof courseLecturers.$inferInsert)[] => {
  const newest = Math.max(...sessionIds);
  return courseRows.flatMap(({ id: courseId, departmentId, code, semester, status }) =>
    sessionIds.flatMap((sessionId) => {
      const open = sessionId === newest && semester === "Second";
      const first = departmentId + courseId;
      return Array.from({ length: open ? teamOf(code) : 1 }, (_, place) => ({
        courseId,
        sessionId,
        lecturerId: lecturerIds[(first + place) % lecturerIds.length] ?? "",
        coordinator: place === 0 && status === "Core" && !code.endsWith("4"),
      })).filter(({ lecturerId }) => lecturerId !== "");
    }),
  );
};

/** How many teach a course of the second semester, by the last digit of its code. */
const teamOf = (code: string): number => ({ "1": 3, "3": 0, "4": 2, "6": 0 })[code.slice(-1)] ?? 1;
