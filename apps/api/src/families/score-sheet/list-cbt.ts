import { cbtEndpoints } from "@polyportal/api-client/contract/score-sheet-cbt";
import { fullName } from "@polyportal/domain/format/name";
import type { CbtChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { cbtOfImport } from "@polyportal/domain/score-sheet/cbt-about";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { imports } from "../../database/schema/imports.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

/** Where such an import goes into: of other kinds of imports nothing. */
const courseOf = sql`substring(${imports.about} from '^(\\d{1,9})-')::int`;
const sessionOf = sql`substring(${imports.about} from '^\\d{1,9}-(\\d{1,9}) ')::int`;

/** That it is a file of a course which somebody teaches in the session. */
export const ofTaughtCourse = (userId: string) => sql`exists (
  select from course_lecturers taught where taught.course_id = ${courseOf}
    and taught.session_id = ${sessionOf} and taught.lecturer_id = ${userId})`;

const query = (db: Reader) =>
  db
    .select({
      kept: {
        id: imports.id,
        about: imports.about,
        fileName: imports.fileName,
        state: imports.state,
        by: imports.by,
        at: imports.at,
        rows: imports.rows,
        counts: imports.counts,
        undoUntil: imports.undoUntil,
      },
      hasFile: sql<boolean>`${imports.content} is not null`.as("has_file"),
      course: { id: courses.id, code: courses.code },
      session: { id: academicSessions.id, name: academicSessions.name },
      sheet: scoreSheets.state,
      person: nameColumns(users),
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.by))
    .innerJoin(courses, eq(courses.id, courseOf))
    .innerJoin(academicSessions, eq(academicSessions.id, sessionOf))
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, academicSessions.id)),
    )
    .$dynamic();

/** What was chosen of it; every import of this kind is begun with that. */
function choiceOf({
  id,
  about,
}: {
  readonly id: string;
  readonly about: string | null;
}): CbtChoice {
  const choice = cbtOfImport(about);
  if (!choice) throw new Error(`nobody knows what was chosen of the import ${id}`);
  return choice;
}

/** Files of computer tests of the courses that the caller teaches. */
export const cbtResultSource = sourceOf(cbtEndpoints.listCbtResults, {
  query,
  key: imports.id,
  where: ({ search, course, session }, { userId }) =>
    and(
      eq(imports.kind, cbtKind),
      ofTaughtCourse(userId),
      course ? eq(courses.id, course) : undefined,
      session ? eq(academicSessions.id, session) : undefined,
      matchesSearch(searchedUser, search),
    ),
  order: { at: [imports.at] },
  first: "-at",
  row: ({ kept, hasFile, course, session, sheet, person }, { userId }) => {
    const own = kept.by === userId;
    const undoable = own && kept.state === "applied" && sheet === "draft";
    return {
      ...choiceOf(kept),
      id: kept.id,
      courseId: course.id,
      sessionId: session.id,
      code: course.code,
      session: session.name,
      fileName: kept.fileName,
      state: kept.state,
      by: fullName(person),
      own,
      at: kept.at.toISOString(),
      rows: kept.rows,
      new: kept.counts["New"] ?? 0,
      changed: kept.counts["Changed"] ?? 0,
      refused: kept.counts["Refused"] ?? 0,
      undoUntil: (undoable && kept.undoUntil?.toISOString()) || null,
      kept: hasFile,
    };
  },
});
