import type { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { courseClassList } from "@polyportal/api-client/list/course-class";
import {
  courseClassRows,
  type courseClassPapers,
} from "@polyportal/domain/document/papers/class-lists";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { isOver } from "../../database/last-session.ts";
import { exportOfList } from "../../export/described.ts";
import type { Reading } from "../../export/paper-export.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { fingerprintOf } from "../results/fingerprint.ts";
import { courseClassSource } from "./list-class.ts";
import { lecturersOf, sheetOf } from "./sheet.ts";

type Kind = (typeof courseClassPapers)[number];
type Which = { readonly course: number; readonly session: number };
type Asking = Pick<Reading, "db" | "caller">;

/** The class of a course as a file; its papers have their rows of it. */
export const courseClassExport = exportOfList(courseClassList, courseClassSource);

/** What the list has of each student, in the order of its papers. */
const listed: Record<Kind, readonly string[]> = {
  "course-class-list": ["fullName", "matricNumber", "department", "level", "kind", "registration"],
  "attendance-sheet": ["fullName", "matricNumber", "registration"],
};

/** Who has registered a course: nobody where the caller does not teach it. */
export function classKeys({ db, caller }: Asking, { course, session }: Which) {
  const filters = { course: String(course), session: String(session) };
  const list = courseClassExport.ask({ search: "", filters }, caller);
  return { list, keys: () => list.keys(db) };
}

/** A course's class as its papers say it: what heads it, its rows, and the code of them as they stand. */
export async function courseClassOnPaper(
  reading: Parameters<typeof issueDocument>[0] & Asking,
  { course: courseId, session: sessionId, paper }: Which & { readonly paper: Kind },
) {
  const { db } = reading;
  const which = { courseId, sessionId };
  const { list, keys: read } = classKeys(reading, { course: courseId, session: sessionId });
  const [found, lecturers, keys] = await Promise.all([
    sheetOf(db, which),
    lecturersOf(db, which),
    read(),
  ]);
  // Whoever does not teach it has an empty list, and its head would tell of the course.
  if (!found || keys.length === 0) return fail("not_found");
  const rows = await list.rows(db, keys, listed[paper]);
  const { course } = found;
  const fingerprint = packCode(fingerprintOf(rows));
  const facts = courseClassRows({
    course: `${course.code}, ${course.title}`,
    session: found.session,
    department: found.department,
    semester: course.semester,
    lecturers: lecturers.map(({ name }) => name).join(", "),
    creditUnit: found.creditUnit,
    students: rows.length,
    fingerprint,
  });
  const issued = await issueDocument(reading, {
    kind: paper,
    subjectId: `${courseId}:${sessionId}`,
    holderId: null,
    facts,
    past: await isOver(db, sessionId),
  });
  return { rows, facts, issued: { ...issued, fingerprint } };
}

/** By what the page's own paper of the class is checked. */
export const getCourseClassPaper: Handler<
  (typeof taughtCourseEndpoints)["getCourseClassPaper"]
> = async (ctx, asked) => (await courseClassOnPaper(ctx, asked)).issued;
