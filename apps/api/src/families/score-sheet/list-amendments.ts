import { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { fullName } from "@polyportal/domain/format/name";
import { amendmentActsOf, holderOf } from "@polyportal/domain/score-sheet/amendment-acts";
import { earnedBy, totalOf, type Marks } from "@polyportal/domain/score-sheet/row";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { namesAsOf } from "../../database/course-as-of.ts";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import {
  amendmentRequests as requests,
  scoreSheets,
  scoreVersions,
} from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { keyIn, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import type { UserCaller } from "../../server/caller.ts";
import { amendmentRelations, amendmentsWaitingFor } from "./amendment-relation.ts";
import { seenBy } from "./list-score-sheets.ts";
import { splitOf } from "./sheet.ts";

/** What is asked to be amended, with the row as it was and whose it is. */
export const amendmentsAsked = (db: Reader) =>
  db
    .select({
      request: requests,
      sheet: scoreSheets,
      course: courses,
      ...namesAsOf(academicSessions.from),
      session: academicSessions.name,
      student: users,
      matricNumber: students.number,
      /** What it is to replace; null of a row in which nothing was entered. */
      before: scoreVersions,
    })
    .from(requests)
    .innerJoin(scoreSheets, eq(scoreSheets.id, requests.sheetId))
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
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
    .$dynamic();

/** Whose requests somebody sees: of sheets in sight, and the own. */
const inSight = ({ userId }: UserCaller) => or(seenBy(userId), eq(requests.requestedBy, userId));

/** Requests that wait for the caller, or those of a sheet or state that is asked for. */
export const amendmentSource = sourceOf(scoreAmendmentEndpoints.listAmendments, {
  query: amendmentsAsked,
  key: requests.id,
  async known(db, { course, session, state }, caller) {
    if (course || session || state) return undefined;
    return (await amendmentsWaitingFor(db, caller)).map(({ id }) => id);
  },
  where: ({ search, course, session, state }, caller, waits) =>
    and(
      waits ? keyIn(requests.id, waits) : inSight(caller),
      course ? eq(courses.id, course) : undefined,
      session ? eq(academicSessions.id, session) : undefined,
      state && inArray(requests.state, state),
      matchesSearch(searchedUser, search),
    ),
  order: { requested: [requests.requestedAt], code: [courses.code] },
  first: "requested",
  async more(db, found, caller) {
    const ids = found.map(({ request }) => request.id);
    const relations = await amendmentRelations(db, caller, keyIn(requests.id, ids));
    return {
      relations: new Map(relations.map((one) => [one.id, one])),
      // Read by themselves: PostgreSQL takes longer to plan twelve tables than to read them.
      names: await namesOfPeople(
        db,
        found.flatMap(({ request: { requestedBy, headEndorsedBy, deanApprovedBy, endedBy } }) => [
          requestedBy,
          headEndorsedBy,
          deanApprovedBy,
          endedBy,
        ]),
      ),
    };
  },
  row: (found, _, { relations, names }) => {
    const { request, sheet } = found;
    const { test, lab, exam, code } = request;
    const split = splitOf(found);
    const relation = relations.get(request.id);
    const total = totalOf({ test, lab, exam, code }, split);
    return {
      id: request.id,
      courseId: sheet.courseId,
      sessionId: sheet.sessionId,
      code: found.code,
      title: found.title,
      session: found.session,
      split,
      studentId: request.studentId,
      fullName: fullName(found.student),
      matricNumber: found.matricNumber,
      before: marksOf(found.before ?? nothing),
      after: marksOf({ test, lab, exam, code, total }),
      reason: request.reason,
      evidence: request.evidenceId !== null,
      state: request.state,
      requested: {
        by: names(request.requestedBy),
        at: request.requestedAt.toISOString(),
      },
      headEndorsed: stepOf(names, request.headEndorsedBy, request.headEndorsedAt),
      deanApproved: stepOf(names, request.deanApprovedBy, request.deanApprovedAt),
      ended: stepOf(names, request.endedBy, request.endedAt),
      refusal: request.refusal,
      minuteNumber: request.minuteNumber,
      waitsFor: relation ? holderOf(request.state, relation.chain) : null,
      acts: relation ? amendmentActsOf(request.state, relation.who, relation.chain) : [],
    };
  },
});

const nothing = { test: null, lab: null, exam: null, code: null, total: null };

/** Marks, and what stands in the grade's column. */
const marksOf = ({ test, lab, exam, code, total }: Marks & { total: number | null }) => ({
  test,
  lab,
  exam,
  code,
  total,
  grade: code ?? earnedBy({ total, code })?.grade ?? null,
});

type Names = Awaited<ReturnType<typeof namesOfPeople>>;

const stepOf = (names: Names, by: string | null, at: Date | null) =>
  by && at ? { by: names(by), at: at.toISOString() } : null;
