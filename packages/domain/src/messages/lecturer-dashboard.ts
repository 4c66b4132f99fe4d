import { formatDateTime } from "../format/date.ts";
import { adminDashboardMessages } from "./admin-dashboard.ts";
import { noCourseTaught } from "./no-course.ts";

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${many}`;

/** Words of the dashboard of lecturers, heads and deans. */
export const lecturerDashboardWords = {
  /** What waits, over its number. */
  waiting: {
    toCheck: "Score sheets to check",
    toApprove: "Score sheets to approve",
    registrations: "Registrations to approve",
    amendments: adminDashboardMessages.waiting.amendments,
    requests: adminDashboardMessages.waiting.requests,
  },
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
