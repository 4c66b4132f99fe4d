import type { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import { classListRows } from "@polyportal/domain/document/papers/class-lists";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { awardName } from "@polyportal/domain/student/award";
import { levelById } from "@polyportal/domain/student/levels";
import { isOver } from "../../database/last-session.ts";
import type { Reading } from "../../export/paper-export.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { fingerprintOf } from "../results/fingerprint.ts";
import { classNamed } from "./get-class.ts";
import { classStudentExport } from "./list-class-students.ts";

type GetClassPaper = Handler<(typeof classEndpoints)["getClassPaper"]>;
export type ClassAsked = Parameters<GetClassPaper>[1];
type Asking = Pick<Reading, "db" | "caller">;

/** What the list has of each student, in the paper's order. */
const listed = [
  "fullName",
  "matricNumber",
  "department",
  "coursesUploaded",
  "totalCoursesRegistered",
  "semestersCount",
  "sessionsCount",
  "cgpa",
];

/** Who is in a class: nobody where the caller may not look at it. */
export function studentKeys(
  { db, caller }: Asking,
  { session, department, level, option, semester }: ClassAsked,
) {
  const filters = {
    session: String(session),
    department: String(department),
    level: String(level),
    ...(option && { option: String(option) }),
    ...(semester && { semester }),
  };
  const list = classStudentExport.ask({ search: "", filters }, caller);
  return { list, keys: () => list.keys(db) };
}

/** A class as its paper says it: what heads it, its rows, and the code of them as they stand. */
export async function classOnPaper(
  reading: Parameters<typeof issueDocument>[0] & Asking,
  asked: ClassAsked,
) {
  const { db, caller } = reading;
  const { session, department, level, option = null, semester } = asked;
  const found = await classNamed(db, caller.userId, {
    sessionId: session,
    departmentId: department,
    levelId: level,
    departmentOptionId: option,
    semester,
  });
  if (!found) return fail("not_found");
  const { list, keys: read } = studentKeys(reading, { ...asked, semester: found.semester });
  const keys = await read();
  if (keys.length === 0) return fail("not_found");
  const rows = await list.rows(db, keys, listed);
  const fingerprint = packCode(fingerprintOf(rows));
  const facts = classListRows({
    faculty: found.faculty,
    session: found.session,
    department: found.option
      ? classPages.optionOf(found.department, found.option)
      : found.department,
    semester: found.semester,
    programme: awardName(level),
    level: levelById(level).name,
    students: rows.length,
    fingerprint,
  });
  const issued = await issueDocument(reading, {
    kind: "class-list",
    subjectId: [session, found.semester, department, level, option ?? 0].join(":"),
    holderId: null,
    facts,
    past: await isOver(db, session),
  });
  return { rows, keys, facts, issued: { ...issued, fingerprint } };
}

/** By what the page's own paper of the class is checked. */
export const getClassPaper: GetClassPaper = async (ctx, asked) =>
  (await classOnPaper(ctx, asked)).issued;
