import { printedCount } from "../document/printed.ts";
import { paperAtOnce } from "../export/exports.ts";
import { compositeWords } from "./composite.ts";

/** What stands on every paper of many students, as the portal's own papers have it. */
export const paperWords = {
  signature: "Signature and date",
  provisional: (title: string): string => `PROVISIONAL: ${title}`,
  /** Which rows a sheet has: "Students 31-60 of 84". */
  shown: (from: number, to: number, total: number): string =>
    total === 0
      ? "Students 0 of 0"
      : `Students ${printedCount(from)}-${printedCount(to)} of ${printedCount(total)}`,
} as const;

const person = { number: "S/N", fullName: "Full name", matricNumber: "Matric number" } as const;

/** What each paper is called, what heads its columns, and who signs it. */
export const longPapers = {
  resultSheet: {
    title: "Course Result Sheet",
    columns: {
      ...person,
      test: "Test",
      lab: "Lab",
      exam: "Exam",
      total: "Total",
      grade: "Grade",
      remarks: "Remarks",
    },
    particulars: {
      courseTitle: "Course title",
      courseCode: "Course code",
      faculty: "Faculty",
      courseUnit: "Course unit",
      department: "Department",
      session: "Session",
      programme: "Programme",
      semester: "Semester",
    },
    signatures: ["Lecturer", "Head of department", "Dean of faculty"],
  },
  courseClass: {
    title: "Class List",
    columns: {
      ...person,
      department: "Department",
      level: "Level",
      kind: "Taken as",
      registration: "Registration",
    },
    signatures: [],
  },
  attendance: {
    title: "Attendance Sheet",
    columns: {
      ...person,
      registration: "Registration",
      signIn: "Signature in",
      signOut: "Signature out",
    },
    signatures: ["Invigilator", "Invigilator in charge"],
  },
  classList: {
    title: "Class List",
    columns: {
      number: person.number,
      photo: "Photo",
      fullName: person.fullName,
      matricNumber: person.matricNumber,
      department: "Department",
      results: "Results",
      courses: "Courses",
      semesters: "Semesters",
      sessions: "Sessions",
      cgpa: "CGPA",
    },
    signatures: [],
  },
  composite: {
    title: compositeWords.paper,
    columns: {
      ...person,
      others: compositeWords.columns.others,
      toRepeat: compositeWords.columns.toRepeat,
      toTake: compositeWords.columns.toTake,
      remark: compositeWords.columns.remark,
    },
    /** What the letters in the cells mean. */
    legend:
      "Cur., prev., cum.: this semester, those before, all of the award; pts: credit points. A cell has the total of 100 and the grade. AR: result awaited. ABS: absent, counts as F. SICK: accepted absence. INC: work outstanding. MAL: misconduct case, counts as F. WHD: withheld.",
    course: (code: string, units: string): string => `${code} (${units})`,
    parts: { current: "Cur.", previous: "Prev.", cumulative: "Cum." },
    figures: { creditUnit: "units", creditPoint: "pts", gradePointAverage: "GPA" },
    particulars: {
      department: "Department",
      level: "Level",
      faculty: "Faculty",
      session: "Session",
      option: "Option",
      programme: "Programme",
      semester: "Semester",
      summary: "Summary by remark",
      fingerprint: "Fingerprint",
    },
    signatures: ["Course adviser", "Head of department", "Dean of faculty"],
  },
} as const;

/** How the export machine names the papers that it makes. */
export const longPaperNames = {
  resultSheet: "paper-result-sheet",
  courseClass: "paper-course-class",
  attendance: "paper-attendance",
  classList: "paper-class-list",
  classPhotos: "paper-class-photos",
  composite: "paper-composite",
  resultSummary: "paper-result-summary",
  boardPack: "paper-board-pack",
} as const satisfies Record<keyof typeof longPapers, string> & Readonly<Record<string, string>>;

/** What the page of such a paper says. */
export const longPaperPage = {
  lead: (students: number): string =>
    `${printedCount(students)} students. A paper of more than ${paperAtOnce} is made in the background; you may close this page meanwhile, and are told when it is ready.`,
  make: "Make the paper",
  photos: "With each student’s photo the list is a larger file, which the server makes.",
  waiting: "Waiting for its turn",
  making: "Being made",
  download: "Download the paper",
  failed: "The paper was not made",
  seeDownloads: "See the downloads",
} as const;
