const plain = (text: string) => text.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, "-");

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);

/** Words of a class's results, on the screen, in a workbook and on paper. */
export const compositeWords = {
  title: "Class Results",
  paper: "Composite Result Sheet",
  /** The class's students by remark, on paper. */
  summary: "Summary by remark",
  toSheet: "Composite sheet",
  /** Heads what has scores in it that are not published. */
  provisional: "PROVISIONAL",
  fetching: "Fetching the results of the class",
  notFound: "Your classes have no such results. Please choose one of them.",
  toClasses: "My class",
  /** Leads to the class's other semester. */
  semester: (semester: string): string => `${semester} semester`,
  download: "Download as a workbook",
  provisionalTitle: "Provisional: not every result is published",
  provisionalHint:
    "Scores that have been handed on and are not published are in these figures. Please do not give them to students. The paper has no code by which it could be checked.",
  heldTitle: "Results are being looked at again",
  held: (codes: readonly string[]): string =>
    `${codes.join(", ")}: grades and averages stand until the registrar has confirmed or changed them.`,
  remarks: (counts: readonly { remark: string | null; count: number }[]): string =>
    counts
      .map(({ remark, count }) => `${remark ?? compositeWords.noResult}: ${students(count)}`)
      .join(" · "),
  noResult: "No result",
  /** What stands for a result that is still to come. */
  awaited: "AR",
  /** One cell in a line of text: "COM 111 45 D", "COM 112 AR". */
  cell: ({ total, grade }: { total: number | null; grade: string | null }): string =>
    [total, grade ?? compositeWords.awaited].filter((part) => part !== null).join(" "),
  fileName: (title: string, provisional: boolean): string =>
    `${[title, ...(provisional ? [compositeWords.provisional] : [])].map(plain).join("_")}_composite.xlsx`,
  /** What a class is called: "Computer Science ND I 2026/2027 First". */
  classOf: (of: {
    department: string;
    option: string | null;
    level: string;
    session: string;
    semester: string;
  }): string =>
    [of.department, of.option, of.level, of.session, of.semester]
      .filter((part) => part !== null)
      .join(" "),
  columns: {
    number: "S/N",
    fullName: "Full name",
    matricNumber: "Matric number",
    grade: (code: string): string => `${code} grade`,
    others: "Other courses",
    current: "Current",
    previous: "Previous",
    cumulative: "Cumulative",
    creditUnit: "units",
    creditPoint: "points",
    gradePointAverage: "GPA",
    toRepeat: "Courses to repeat",
    toTake: "Courses to take",
    remark: "Remark",
  },
} as const;

/** Words of one student's results, as whoever advises the class reads them. */
export const classStudentWords = {
  title: "Student Result",
  fetching: "Fetching the results of the student",
  notPublishedHint: "The student’s results of this semester are not out.",
  back: "Back to the class",
  held: (codes: readonly string[]): string =>
    `${codes.join(", ")}: the grade and the averages stand. This statement cannot be printed until the registrar has confirmed it.`,
} as const;
