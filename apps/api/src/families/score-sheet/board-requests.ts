import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { fullName } from "@polyportal/domain/format/name";
import { isOpen, openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { totalOf } from "@polyportal/domain/score-sheet/row";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { courses } from "../../database/schema/course.ts";
import { amendmentRequests as requests, scoreSheets } from "../../database/schema/results.ts";
import { resultOf, type Semester } from "./board-amendments.ts";
import { amendmentsAsked } from "./list-amendments.ts";
import { splitOf } from "./sheet.ts";

/** What is asked to be amended of some students' results of a session up to a semester, the longest first. */
export async function boardRequests(
  db: Reader,
  studentIds: readonly string[],
  { sessionId, semester }: Semester,
): Promise<NonNullable<BoardPackSaid["requests"]>> {
  const rows = await amendmentsAsked(db)
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
        code: found.code,
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
