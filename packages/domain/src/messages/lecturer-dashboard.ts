import { formatDateTime } from "../format/date.ts";
import { noCourseTaught } from "./no-course.ts";

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** Words of the dashboard of lecturers, heads and deans. */
export const lecturerDashboardWords = {
  toCheck: (count: number) => `${counted(count, "score sheet", "score sheets")} to check`,
  toApprove: (count: number) => `${counted(count, "score sheet", "score sheets")} to approve`,
  registrations: (count: number) =>
    `${counted(count, "course registration waits", "course registrations wait")} for your approval`,
  fetching: "Fetching what waits for you",
  sheets: (session: string) => `Scores of your courses, ${session}`,
  noCourse: noCourseTaught,
  ofSession: (code: string, session: string) => `${code}, ${session}`,
  returned: "Returned to you",
  returnedOn: (at: string) => `Returned ${formatDateTime(at)}`,
  due: "To hand on",
  /** Days are null once the deadline is over. */
  daysLeft: (days: number | null): string => {
    if (days === null) return "Deadline over: your head of department can extend it";
    return days === 0 ? "Due today" : `${counted(days, "day", "days")} left`;
  },
  until: (closesAt: string) => `until ${formatDateTime(closesAt)}`,
  scored: (scored: number, students: number) => `${scored} of ${students} scored`,
  furtherDue: (count: number) => `${counted(count, "more course", "more courses")} to hand on`,
  appraisals: "Appraisals of your teaching",
  means: "What students said, by course",
  mean: (mean: string) => `Mean ${mean} of 5`,
  tooFew: (least: number) => `What students said of a course is shown from ${least} answers on.`,
} as const;
