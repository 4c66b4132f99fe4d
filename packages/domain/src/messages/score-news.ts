import { formatDateTime } from "../format/date.ts";

/** So many courses are named; a letter is no list. */
const named = 8;

function listed(codes: readonly string[]): string {
  const rest = codes.length - named;
  return codes.slice(0, named).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

const sheets = (count: number, act: string): string[] => (count > 0 ? [`${count} to ${act}`] : []);

const registrationsWait = (count: number): string =>
  count === 1
    ? "1 course registration waits for your approval."
    : `${count} course registrations wait for your approval.`;

type AssignedCourse = { readonly code: string; readonly coordinator: boolean };

type Waiting = {
  readonly check: number;
  readonly approve: number;
  readonly publish: number;
  /** Amendments of published scores, of whatever step. */
  readonly amend: number;
  /** Course registrations to approve or return. */
  readonly registrations: number;
  /** Of the sheets and amendments. */
  readonly codes: readonly string[];
};

/** What lecturers and offices are told of scores, by notification and letter. */
export const scoreNews = {
  assigned: (courses: readonly AssignedCourse[], session: string) => {
    const codes = courses.map(({ code }) => code);
    const coordinated = courses.filter(({ coordinator }) => coordinator).map(({ code }) => code);
    return {
      title:
        codes.length === 1
          ? `${listed(codes)} of ${session} is yours to teach`
          : `${codes.length} courses of ${session} are yours to teach`,
      body: [
        `You are assigned to ${listed(codes)}.`,
        ...(coordinated.length > 0
          ? [`You coordinate ${listed(coordinated)}, and hand on the scores.`]
          : []),
      ].join(" "),
    };
  },
  due: (codes: readonly string[], days: number, closesAt: Date) => ({
    title:
      days === 1
        ? `Scores of ${listed(codes)} are due tomorrow`
        : `Scores of ${listed(codes)} are due in ${days} days`,
    body: `They can be entered and handed on until ${formatDateTime(closesAt.toISOString())}; afterwards your head of department has to extend the deadline.`,
  }),
  reminded: (course: string, session: string, by: string, closesAt: Date | null) => ({
    title: `Scores of ${course}, ${session}, are not begun`,
    body: `${by} asks you to enter and hand on the scores.${closesAt ? ` They can be entered until ${formatDateTime(closesAt.toISOString())}.` : ""}`,
  }),
  waiting: ({ check, approve, publish, amend, registrations, codes }: Waiting) => {
    const scores = [
      ...sheets(check, "check"),
      ...sheets(approve, "approve"),
      ...sheets(publish, "publish"),
      ...(amend > 0 ? [`${amend} ${amend === 1 ? "amendment" : "amendments"} to decide`] : []),
    ].join(", ");
    return {
      title:
        check + approve + publish > 0
          ? "Score sheets wait for you"
          : amend > 0
            ? "Amendments wait for you"
            : "Course registrations wait for you",
      body: [
        ...(scores ? [`${scores}: ${listed([...new Set(codes)])}.`] : []),
        ...(registrations > 0 ? [registrationsWait(registrations)] : []),
      ].join(" "),
    };
  },
};
