import { gradeOf } from "@polyportal/domain/results/scale";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { v7 as uuid } from "uuid";
import type { courseRegistrations, registeredCourses } from "../../schema/course-registration.ts";
import type { scores } from "../../schema/results.ts";
import type { SeededRandom } from "../demo/random.ts";
import type { HistoryCalendar } from "./calendar.ts";
import type { Course, CourseBook } from "./courses.ts";
import type { Conduct, HistoryPerson } from "./person.ts";

type Registration = typeof courseRegistrations.$inferInsert;
type Registered = typeof registeredCourses.$inferInsert;
type Score = typeof scores.$inferInsert;
type Chosen = { readonly course: Course; readonly kind: Registered["kind"] };

/** As every level allows. */
const mostUnits = 24;

/** The rows that studying leaves. */
export type StudyRows = {
  registrations: Registration[];
  registered: Registered[];
  scores: Score[];
};

type Parts = {
  readonly book: CourseBook;
  readonly rows: StudyRows;
  readonly calendar: HistoryCalendar;
  readonly random: SeededRandom;
  readonly currentSessionId: number;
  /** Who approved the registrations. */
  readonly approverId: string | null;
  /** The published sheet of a course in a session. */
  readonly sheetOf: (courseId: number, sessionId: number) => string;
};

/** Registers and, in the sessions that are over, earns scores; what is failed is taken again next year. */
export function study(parts: Parts, person: HistoryPerson, conduct: Conduct): void {
  const { random, rows, sheetOf, currentSessionId, calendar } = parts;
  const passed = new Set<number>();
  const failed = new Map<number, Course>();
  for (const { sessionId, levelId } of person.sessions) {
    for (const semester of semesters) {
      const now = sessionId === currentSessionId;
      if (now && (semester === "Second" || !conduct.registersNow)) continue;
      const of = { departmentId: person.student.departmentId, levelId, semester };
      const chosen = choose(parts, of, { passed, failed });
      if (chosen.length === 0) continue;
      register(parts, person.student.id, { sessionId, semester, levelId }, chosen);
      if (now) continue;
      for (const { course, kind } of chosen) {
        const fails = kind !== "Carry-over" && conduct.fails?.includes(course.code);
        const score = scoreOf(
          random,
          fails ? 28 : conduct.ability + (kind === "Carry-over" ? 6 : 0),
        );
        const total = fails ? Math.min(score.total, 38) : score.total;
        const publishedAt = calendar.published(sessionId, semester);
        rows.scores.push({
          sheetId: sheetOf(course.id, sessionId),
          studentId: person.student.id,
          publishedAt,
          ...partsOfTotal(total),
        });
        if (gradeOf(total).grade === "F") failed.set(course.id, course);
        else {
          failed.delete(course.id);
          passed.add(course.id);
        }
      }
    }
  }
}

type Progress = {
  readonly passed: ReadonlySet<number>;
  readonly failed: ReadonlyMap<number, Course>;
};

/** Carry-overs first, then the core courses, then electives and now and then a borrowed one. */
function choose(
  { book, random }: Parts,
  of: Pick<Course, "departmentId" | "levelId" | "semester">,
  { passed, failed }: Progress,
): Chosen[] {
  const chosen: Chosen[] = [];
  const take = (course: Course, kind: Chosen["kind"]) => {
    const units = unitsOf([...chosen.map((one) => one.course), course]);
    if (units <= mostUnits) chosen.push({ course, kind });
  };
  for (const course of failed.values()) {
    if (course.semester === of.semester) take(course, "Carry-over");
  }
  const own = book.ofClass(of).filter((course) => book.mayTake(course, passed));
  for (const course of own) if (course.status === "Core") take(course, "Core");
  for (const course of own) {
    if (course.status === "Elective" && random.next() < 0.8) take(course, "Elective");
  }
  const others = book.borrowable(of.levelId, of.semester);
  if (others.length > 0 && random.next() < 0.1) {
    const course = random.pick(others);
    if (course.departmentId !== of.departmentId && book.mayTake(course, passed)) {
      take(course, "Borrowed");
    }
  }
  return chosen;
}

/** Earlier ones are approved; of the current ones some still wait, and a few were returned. */
function register(
  { rows, random, calendar, currentSessionId, approverId }: Parts,
  studentId: string,
  { sessionId, semester, levelId }: Pick<Registration, "sessionId" | "semester" | "levelId">,
  chosen: readonly Chosen[],
): void {
  const id = uuid();
  const chance = random.next();
  const state =
    sessionId !== currentSessionId || chance < 0.55
      ? "approved"
      : chance < 0.95
        ? "submitted"
        : "returned";
  const submittedAt = calendar.registered(sessionId, semester);
  rows.registrations.push({
    id,
    studentId,
    sessionId,
    semester,
    levelId,
    state,
    totalUnits: unitsOf(chosen.map(({ course }) => course)),
    submittedAt,
    decidedAt: state === "submitted" ? null : new Date(submittedAt.getTime() + 20 * 3_600_000),
    decidedBy: state === "submitted" ? null : approverId,
    reason: state === "returned" ? "Please add the core courses of your level." : "",
  });
  for (const { course, kind } of chosen) {
    rows.registered.push({ registrationId: id, sessionId, courseId: course.id, kind });
  }
}

/** Around what the student is able to, as a bell. */
export function scoreOf(random: SeededRandom, mean: number): { total: number } {
  // The sum of six is near enough to normal: its deviation is the root of a half.
  const bell =
    Array.from({ length: 6 }, random.next).reduce((sum, one) => sum + one, -3) / Math.SQRT1_2;
  return { total: Math.max(4, Math.min(98, Math.round(mean + 9 * bell))) };
}

/** Continuous assessment is thirty of a hundred, the laboratory ten. */
export function partsOfTotal(total: number): Pick<Score, "test" | "lab" | "exam" | "total"> {
  const [test, lab] = [Math.round(total * 0.3), Math.round(total * 0.1)];
  return { test, lab, exam: total - test - lab, total };
}
