import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { fullName } from "@polyportal/domain/format/name";
import { isOpen, openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { totalOf } from "@polyportal/domain/score-sheet/row";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { courses } from "../../database/schema/course.ts";
import {
  amendmentRequests as requests,
  scoreSheets,
  scoreVersions,
} from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { resultOf, type Semester } from "./board-amendments.ts";
import { splitOf } from "./sheet.ts";

/** What is asked to be amended of some students' results of a session up to a semester, the longest first. */
export async function boardRequests(
  db: Reader,
  studentIds: readonly string[],
  { sessionId, semester }: Semester,
): Promise<NonNullable<BoardPackSaid["requests"]>> {
  const rows = await db
    .select({
      request: requests,
      sheet: scoreSheets,
      course: courses,
      student: users,
      matricNumber: students.matricNumber,
      before: scoreVersions,
    })
    .from(requests)
    .innerJoin(scoreSheets, eq(scoreSheets.id, requests.sheetId))
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(users, eq(users.id, requests.studentId))
    .innerJoin(students, eq(students.id, requests.studentId))
    .leftJoin(
      scoreVersions,
      and(
        eq(scoreVersions.sheetId, requests.sheetId),
        eq(scoreVersions.studentId, requests.studentId),
        eq(scoreVersions.version, requests.version),
      ),
    )
    .where(
      and(
        inArray(requests.studentId, [...studentIds]),
        inArray(requests.state, [...openStates]),
        eq(scoreSheets.sessionId, sessionId),
        lte(courses.semester, semester),
      ),
    )
    .orderBy(asc(requests.requestedAt), asc(requests.id));
  const names = await namesOfPeople(
    db,
    rows.map(({ request }) => request.requestedBy),
  );
  return rows.flatMap(({ request, ...found }) => {
    const { state, reason, test, lab, exam, code } = request;
    if (!isOpen(state)) return [];
    const total = totalOf({ test, lab, exam, code }, splitOf(found));
    return [
      {
        code: found.course.code,
        fullName: fullName(found.student),
        matricNumber: found.matricNumber,
        before: resultOf(found.before ?? { total: null, code: null }),
        after: resultOf({ total, code }),
        reason,
        requestedBy: names(request.requestedBy),
        requestedAt: request.requestedAt.toISOString(),
        state,
      },
    ];
  });
}
