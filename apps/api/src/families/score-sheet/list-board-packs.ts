import { boardPackEndpoints } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { fullName } from "@polyportal/domain/format/name";
import { fingerprintStart } from "@polyportal/domain/score-sheet/board-pack";
import { levelById } from "@polyportal/domain/student/levels";
import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { boardPacks } from "../../database/schema/results.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf, optionNameAsOf } from "../../database/unit-as-of.ts";
import { contains } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { deanedBy, headedBy, schoolClaims } from "../../rights/reach.ts";

// `theirs` is the class, for whoever reads its unpublished results.

const theirs = alias(studentSessions, "theirs");

/** `readsUnpublished` of domain, for the classes of a list. */
const readsUnpublished = (userId: string) => sql`(
  'results.see' = any (${schoolClaims(userId)}) or ${headedBy(userId)} or ${deanedBy(userId)})`;

/** The classes as their students make them up. */
const classesIn = (db: Reader) =>
  db
    .select({
      sessionId: theirs.sessionId,
      departmentId: theirs.departmentId,
      levelId: theirs.levelId,
      departmentOptionId: theirs.departmentOptionId,
      students: count().as("class_students"),
    })
    .from(theirs)
    .groupBy(theirs.sessionId, theirs.departmentId, theirs.levelId, theirs.departmentOptionId)
    .as("theirs");

/** The newest pack of a class, of its option or of all its level. */
const packedAt = sql<string | null>`(
  select max(board_packs.made_at)::text from board_packs
  where board_packs.session_id = theirs.session_id and board_packs.semester = term.semester
    and board_packs.department_id = theirs.department_id and board_packs.level_id = theirs.level_id
    and (board_packs.department_option_id is null
      or board_packs.department_option_id = theirs.department_option_id))`;

/** Of a class in a semester, in the session that is asked for. */
const classKey = sql<string>`concat_ws('-', theirs.department_id, theirs.level_id,
  coalesce(theirs.department_option_id, 0), term.semester)`;

const classes = (db: Reader) => {
  const found = classesIn(db);
  return db
    .select({
      key: classKey.as("key"),
      sessionId: found.sessionId,
      session: academicSessions.name,
      semester: sql<"First" | "Second">`term.semester`.as("semester"),
      departmentId: found.departmentId,
      department: departmentNameAsOf(academicSessions.from, departments.id).as("department_then"),
      levelId: found.levelId,
      departmentOptionId: found.departmentOptionId,
      option: optionNameAsOf(academicSessions.from, departmentOptions.id).as("option_then"),
      students: found.students,
      packedAt: packedAt.as("packed_at"),
    })
    .from(found)
    .innerJoin(academicSessions, eq(academicSessions.id, found.sessionId))
    .innerJoin(departments, eq(departments.id, found.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, found.departmentOptionId))
    .innerJoin(sql`(values ('First'), ('Second')) term (semester)`, sql`true`)
    .$dynamic();
};

/** The classes of a session, the current one unless said, in each of its semesters. */
export const boardClassSource = sourceOf(boardPackEndpoints.listBoardClasses, {
  query: classes,
  // After the order, which has told all else of a class.
  key: theirs.departmentOptionId,
  byKeys: {
    query: classes,
    where: (keys) => sql`${classKey} = any(${sql.param(keys.map(String))}::text[])`,
  },
  where: ({ search, session, semester, department, level }, { userId }) =>
    and(
      sql`theirs.session_id = ${session ?? sql`(select id from academic_sessions where current)`}`,
      semester && sql`term.semester = ${semester}`,
      readsUnpublished(userId),
      department && inArray(theirs.departmentId, department),
      level && sql`theirs.level_id = any(${sql.param(level)}::int[])`,
      contains(search, departments.name, departmentOptions.name),
    ),
  order: {
    class: [departments.name, sql`theirs.level_id`, sql`term.semester`],
    students: [
      sql`theirs.class_students`,
      departments.name,
      sql`theirs.level_id`,
      sql`term.semester`,
    ],
  },
  first: "class",
  row: ({ key: id, packedAt: at, ...one }) => ({
    ...one,
    id,
    level: levelById(one.levelId).name,
    packedAt: at === null ? null : new Date(at).toISOString(),
  }),
});

const packs = (db: Reader) =>
  db
    .select({
      id: boardPacks.id,
      sessionId: boardPacks.sessionId,
      session: academicSessions.name,
      semester: boardPacks.semester,
      departmentId: boardPacks.departmentId,
      department: departmentNameAsOf(academicSessions.from, departments.id).as("department_then"),
      levelId: boardPacks.levelId,
      departmentOptionId: boardPacks.departmentOptionId,
      option: optionNameAsOf(academicSessions.from, departmentOptions.id).as("option_then"),
      fingerprint: boardPacks.fingerprint,
      by: users,
      madeAt: boardPacks.madeAt,
    })
    .from(boardPacks)
    .innerJoin(academicSessions, eq(academicSessions.id, boardPacks.sessionId))
    .innerJoin(departments, eq(departments.id, boardPacks.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, boardPacks.departmentOptionId))
    .innerJoin(users, eq(users.id, boardPacks.madeBy))
    .innerJoin(
      sql`(select id as department_id from departments) theirs`,
      sql`theirs.department_id = ${boardPacks.departmentId}`,
    )
    .$dynamic();

/** Those whose paper has a code that begins as it was typed; all where none was. */
const ofCode = (typed: string) => {
  const start = fingerprintStart(typed);
  return start === "" ? undefined : sql`starts_with(${boardPacks.fingerprint}, ${start})`;
};

/** Packs of classes whose unpublished results the caller reads, the newest first. */
export const boardPackSource = sourceOf(boardPackEndpoints.listBoardPacks, {
  query: packs,
  key: boardPacks.id,
  where: ({ search, session, semester, department, level, option }, { userId }) =>
    and(
      readsUnpublished(userId),
      session ? eq(boardPacks.sessionId, session) : undefined,
      semester && eq(boardPacks.semester, semester),
      department && inArray(boardPacks.departmentId, department),
      level && inArray(boardPacks.levelId, level),
      option ? eq(boardPacks.departmentOptionId, option) : undefined,
      or(ofCode(search), contains(search, departments.name, departmentOptions.name)),
    ),
  order: {
    madeAt: [boardPacks.madeAt],
    class: [departments.name, boardPacks.levelId],
  },
  first: "-madeAt",
  row: ({ by, madeAt, ...one }) => ({
    ...one,
    level: levelById(one.levelId).name,
    madeBy: fullName(by),
    madeAt: madeAt.toISOString(),
  }),
});
