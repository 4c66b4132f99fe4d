import { formatAverage, formatChange } from "../format/marks.ts";
import { sameAward } from "../results/attempts.ts";
import { gradingScale } from "../results/scale.ts";
import { awardName } from "../student/award.ts";

/** What the pages of results say. */
export const resultsMessages = {
  title: "Results",
  lead: "Your results by session and semester, once the school has published them.",
  none: "You have no results yet. They appear here on the day the school publishes them.",
  semesters: "Semesters",
  standing: "Where you stand",
  amended: "Amended",
  plot: "GPA and CGPA by semester",
  notPublishedHint:
    "The results of this semester are not out. You will find them here, and among your notifications, once they are published.",
  back: "Back to your results",
  /** Asks for the reason beside what is missing. */
  whyNot: "Why not?",
  missing: "What is missing",
  amendedTitle: "Amended after publication",
  awaitedTitle: "Some results are still to come",
  heldTitle: "A result is being looked at again",
  sheet: "Semester Result",
} as const;

/** That an average is of one award, said where the next one begins: "HND". */
export const beginsAnew = (award: string, before: { award: string; cgpa: string }): string =>
  `Each award has a CGPA of its own: your ${before.award} ended with ${before.cgpa}, and your ${award} began anew.`;

/** The same while the new award has no results yet. */
export const willBeginAnew = (award: string, before: { award: string; cgpa: string }): string =>
  `Each award has a CGPA of its own: your ${before.award} ended with ${before.cgpa}. Your ${award}’s begins with its first results.`;

/** Why the line of the averages ends and begins anew: ["ND", "HND"]. */
export const eachAwardAnew = (awards: readonly string[]): string =>
  `Each award has a CGPA of its own: it began anew with the ${awards.slice(1).join(" and the ")}.`;

/** Whether a student studies for another award than results are of. */
export const goneOn = (levelId: number | null, results: { levelId: number }): levelId is number =>
  levelId !== null && !sameAward(levelId, results.levelId);

/** What a CGPA is called: of which award it is where the student now studies for another. */
export const cgpaTerm = (levelId: number | null, results: { levelId: number }): string =>
  goneOn(levelId, results) ? `CGPA of your ${awardName(results.levelId)}` : "CGPA";

/** What a course did to the average: "COM 113 F to A: +0.14", "COM 312 B: +0.02". */
export const changePart = (course: {
  code: string;
  from: string | null;
  to: string;
  hundredths: number;
}): string => {
  const grades = course.from === null ? course.to : `${course.from} to ${course.to}`;
  return `${course.code} ${grades}: ${formatChange(course.hundredths)}`;
};

/** By how much a semester moved the CGPA; pressed, it says why. "CGPA 0.00" would be a CGPA of nought. */
export const cgpaChange = (hundredths: number): string =>
  hundredths === 0
    ? "CGPA unchanged: what each course did"
    : `CGPA ${formatChange(hundredths)}: what changed it`;

/** What a course of no list is called; its id counts down from -1. */
export const otherCourse = (others: readonly { name: string }[], courseId: number): string =>
  others[-1 - courseId]?.name || `Course ${-courseId}`;

/** How a grade was before. */
export const amendedFrom = (
  code: string,
  { grade, total, reason }: { grade: string | null; total: number | null; reason: string },
  day: string,
): string => {
  const before = grade === null ? "had no result" : `was ${grade}`;
  return `${code} ${before}${total === null ? "" : ` (${total})`} until ${day}: ${reason}`;
};

/** Which courses are being looked at again. */
export const heldCourses = (codes: readonly string[]): string =>
  `${codes.join(", ")}: your grade and your averages stand. This statement cannot be printed until the registrar has confirmed it.`;

/** That results of registered courses are not out. */
export const registeredUnpublished = (codes: readonly string[]): string =>
  `${codes.join(", ")}: registered, and no result is published yet.`;

/** Which courses of the sheet are missing. */
export const awaitedCourses = (codes: readonly string[]): string =>
  `${registeredUnpublished(codes)} The averages below are of the courses that are out.`;

/** How many units a course or some courses have: "Credit units: 3.0". */
export const unitsOf = (units: string): string => `${whatIfMessages.units}: ${units}`;

/** What the supposed averages rest on: "9.0 credit units supposed; your CGPA now is 3.47 (ND)." */
export const outcomeBasis = (
  units: string,
  now: { cgpa: string; award: string } | undefined,
): string =>
  `${units} credit units supposed; ${now ? `your CGPA now is ${now.cgpa} (${now.award})` : "you have no CGPA yet"}.`;

/** What a class wants of the courses that have no supposed grade yet. */
export function classNeeds(
  { remark, min, needed }: { remark: string; min: number; needed: number },
  units: string,
): string {
  const target = `For ${formatAverage(min)} (${remark})`;
  if (needed === 0) return `${target}: whatever the other grades are.`;
  const letter = gradingScale.findLast(({ point }) => point * 100 >= needed)?.grade ?? "A";
  return `${target} you need ${formatAverage(needed / 100)} points on average, about ${letter}, in the ${units} credit units without a grade.`;
}

/** What the what-if calculator says. */
export const whatIfMessages = {
  tab: "What if",
  lead: "Suppose grades and see what your averages would be, by the same rule as your results. Nothing here is sent to the school.",
  registered: "Courses you have registered",
  noneRegistered: "You have no registered courses that wait for a result. Add any courses below.",
  toRepeat: "Courses to repeat",
  toRepeatHint: "A repeated course replaces the grade that you had in it.",
  others: "Other courses",
  othersHint: "A course counts once it has units and a grade.",
  add: "Add a course",
  remove: "Remove",
  clear: "Start again",
  noGrade: "No grade",
  outcome: "What it would come to",
  gpa: "GPA of these courses",
  cgpa: "CGPA with them",
  units: "Credit units",
  explained: "What changes your CGPA",
  needs: "What a higher class needs",
  outOfReach: "No higher class can be reached with these courses alone.",
} as const;
