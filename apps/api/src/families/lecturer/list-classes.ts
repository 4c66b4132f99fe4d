import { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import type { Semester } from "@polyportal/domain/course-registration/course";
import { levelById } from "@polyportal/domain/student/levels";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { departmentNameAsOf, optionNameAsOf } from "../../database/unit-as-of.ts";
import { contains } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { departmentsWithClasses, seesClass } from "../../rights/reach.ts";
import { registeredOf, resultsOf, type RegisteredCounts } from "./class-figures.ts";
import { currentSession, openedLast } from "./class-rows.ts";

const theirs = alias(studentSessions, "theirs");

/** The classes as their students make them up, under the name by which `seesClass` knows a class. */
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

/** Of a class, in the session and semester that are asked for. */
const key = sql<string>`concat_ws('-', theirs.department_id, theirs.level_id,
  coalesce(theirs.department_option_id, 0))`;

const query = (db: Reader) => {
  const classes = classesIn(db);
  return db
    .select({
      key: key.as("key"),
      sessionId: classes.sessionId,
      departmentId: classes.departmentId,
      levelId: classes.levelId,
      departmentOptionId: classes.departmentOptionId,
      session: academicSessions.name,
      sessionFrom: academicSessions.from,
      semester: sql<Semester>`term.semester`.as("semester"),
      department: departmentNameAsOf(academicSessions.from, departments.id).as("department_then"),
      option: optionNameAsOf(academicSessions.from, departmentOptions.id).as("option_then"),
    })
    .from(classes)
    .innerJoin(academicSessions, eq(academicSessions.id, classes.sessionId))
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, classes.departmentOptionId))
    .innerJoin(sql`(values ('First'), ('Second')) term (semester)`, sql`true`)
    .$dynamic();
};

const inSession = (session: number | undefined) => session ?? currentSession;

type Found = Awaited<ReturnType<typeof query>>[number];

/** The classes that the caller advises, heads or is dean of, with what is told of each. */
const classesWith = <Told extends RegisteredCounts>(
  tell: (db: Reader, classes: readonly Found[]) => Promise<Told[]>,
) =>
  sourceOf(classEndpoints.listClasses, {
    query,
    // After the order, which has told all else of a class.
    key: theirs.departmentOptionId,
    addedUp: true,
    byKeys: { query, where: (keys) => sql`${key} = any(${sql.param(keys.map(String))}::text[])` },
    // Lecturers see classes of few departments, which are told by their ids: the students of these alone
    // are made up to classes.
    known: (db, _asked, { userId }) => departmentsWithClasses(db, userId),
    where: ({ search, session, semester, department, level }, { userId }, own) =>
      and(
        sql`theirs.session_id = ${inSession(session)}`,
        sql`term.semester = ${semester ?? openedLast(inSession(session))}`,
        seesClass(userId),
        inArray(theirs.departmentId, department?.filter((one) => own.includes(one)) ?? own),
        level && sql`theirs.level_id = any(${sql.param(level)}::int[])`,
        contains(search, departments.name, departmentOptions.name),
      ),
    order: {
      class: [departments.name, theirs.departmentId, sql`theirs.level_id`],
      students: [sql`theirs.class_students`, departments.name, sql`theirs.level_id`],
    },
    first: "class",
    more: async (db, found): Promise<ReadonlyMap<unknown, Told>> => {
      const told = await tell(db, found);
      return new Map(found.map((one, index) => [one, told[index] as Told]));
    },
    row: (one, _caller, all) => {
      const { key: id, sessionFrom: _, ...named } = one;
      return { ...named, id, level: levelById(one.levelId).name, ...(all.get(one) as Told) };
    },
  });

export const classSource = classesWith(registeredOf);

/** As a file has them, which waits for what the results of each come to. */
export const classSourceWithResults = classesWith(async (db, classes) => {
  const results = await resultsOf(db, classes);
  return (await registeredOf(db, classes)).map((counts, index) => {
    const { complete, meanCgpa } = results[index] ?? { complete: 0, meanCgpa: null };
    return { ...counts, complete, meanCgpa };
  });
});
