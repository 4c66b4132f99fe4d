import { courseLecturerRefusals } from "@polyportal/domain/messages/course-lecturers";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { historyWords } from "@polyportal/domain/audit/history";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { personOfAccount } from "../../approval/approvers.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { recordKey } from "../../import/cells.ts";
import type { ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { isOneOf } from "../user-management/plan-officials.ts";
import { isTeaching } from "./taught-course.ts";

export type AssignmentTarget = {
  readonly id: string;
  readonly courseId: number;
  readonly sessionId: number;
  readonly lecturerId: string;
  readonly coordinator: boolean;
};

/** What is to become of rows of a sheet, by six queries for all of them. */
export async function planCourseLecturers(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<AssignmentTarget>[]> {
  const known = await readKnown(ctx, rows);
  const meant = rows.map(({ values }) => meantBy(known, values));
  return rows.map(({ values }, at) => planOne(known, values, meant[at], meant));
}

type Known = Awaited<ReturnType<typeof readKnown>>;
type Meant = ReturnType<typeof meantBy>;

const slotOf = (courseId: number, sessionId: number) => `${courseId} ${sessionId}`;

async function readKnown({ db, caller, locks }: PlanContext, rows: readonly ImportRow[]) {
  const all = (key: string) => rows.flatMap(({ values }) => values[key] ?? []);
  const named = db
    .select()
    .from(courses)
    .where(and(isOneOf(sql`lower(${courses.code})`, all("courseCode")), isNull(courses.deletedAt)))
    .orderBy(courses.id);
  const found = await (locks ? named.for("no key update") : named);
  const courseIds = found.map(({ id }) => id);
  const sheets = db.select().from(scoreSheets).where(inArray(scoreSheets.courseId, courseIds));
  const published = (await (locks ? sheets.for("share") : sheets)).filter(
    ({ state }) => state === "published",
  );
  const people = await db
    .select({ person: users, staffId: staff.id, number: staff.staffNumber })
    .from(staff)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staff.id))
    .innerJoin(users, eq(users.id, staffAccounts.userId))
    .where(isOneOf(sql`lower(${staff.staffNumber})`, all("staffNumber")))
    .orderBy(users.id);
  const lecturers = people.filter(({ person }) => person.userType.toLowerCase() === "lecturer");
  return {
    courses: new Map(found.map((course) => [recordKey(course.code), course.id])),
    sessions: new Map(
      (await db.select().from(academicSessions)).map(({ id, name }) => [recordKey(name), id]),
    ),
    // The first account of each number that teaches, before any that does not.
    lecturers: new Map(
      lecturers
        .toSorted((one, other) => Number(isTeaching(one.person)) - Number(isTeaching(other.person)))
        .map((one) => [recordKey(one.number), one]),
    ),
    standing: await db
      .select()
      .from(courseLecturers)
      .where(inArray(courseLecturers.courseId, courseIds)),
    published: new Set(published.map((sheet) => slotOf(sheet.courseId, sheet.sessionId))),
    caller: await personOfAccount(db, caller.userId),
  };
}

/** What a row speaks of, as far as it is known. */
function meantBy(known: Known, values: ImportRow["values"]) {
  const { courseCode = "", staffNumber = "", session = "", coordinator } = values;
  return {
    courseId: known.courses.get(recordKey(courseCode)),
    sessionId: known.sessions.get(recordKey(session)),
    lecturer: known.lecturers.get(recordKey(staffNumber)),
    coordinates: coordinator === undefined ? undefined : coordinator === "yes",
  };
}

function planOne(
  known: Known,
  values: ImportRow["values"],
  meant: Meant | undefined,
  others: readonly Meant[],
): Planned<AssignmentTarget> {
  const { courseId, sessionId, lecturer, coordinates } = meant ?? meantBy(known, values);
  const reasons: string[] = [
    ...(courseId ? [] : [courseLecturerRefusals.course]),
    ...(sessionId ? [] : [courseLecturerRefusals.session]),
    ...(lecturer ? [] : [courseLecturerRefusals.lecturer]),
  ];
  if (!courseId || !sessionId || !lecturer) return { verdict: "Refused", reasons };

  const lecturerId = lecturer.person.id;
  const slot = slotOf(courseId, sessionId);
  const ofSlot = known.standing.filter((one) => slotOf(one.courseId, one.sessionId) === slot);
  const rowsOfSlot = others.filter(
    (one) => one.courseId === courseId && one.sessionId === sessionId,
  );
  const stands = ofSlot.find((one) => one.lecturerId === lecturerId);
  const was = stands?.coordinator ?? false;
  const coordinator = coordinates ?? was;
  // What is so already asks for nothing, and nothing forbids it.
  const same = rowsOfSlot.filter((one) => one.lecturer?.person.id === lecturerId);
  if (same.length > 1) return { verdict: "Refused", reasons: [courseLecturerRefusals.twice] };
  if (stands && coordinator === was) return { verdict: "Unchanged" };

  if (known.published.has(slot)) reasons.push(errorCodes.sheet_published.message);
  if (!isTeaching(lecturer.person)) reasons.push(courseLecturerRefusals.gone);
  const self = { userId: lecturerId, staffId: lecturer.staffId, roles: [] };
  if (isSamePerson(known.caller, self)) reasons.push(errorCodes.own_course.message);
  const rival =
    ofSlot.some((one) => one.coordinator && one.lecturerId !== lecturerId) ||
    rowsOfSlot.filter((one) => one.coordinates).length > 1;
  if (coordinator && rival) reasons.push(errorCodes.coordinator_taken.message);
  if (reasons.length > 0) return { verdict: "Refused", reasons };

  const id = stands?.id ?? uuid();
  const target = { id, courseId, sessionId, lecturerId, coordinator };
  if (!stands) return { verdict: "New", changes: [], target };
  const told = (yes: boolean) => (yes ? historyWords.yes : historyWords.no);
  return {
    verdict: "Changed",
    changes: [{ column: "coordinator", from: told(was), to: told(coordinator) }],
    target,
  };
}
