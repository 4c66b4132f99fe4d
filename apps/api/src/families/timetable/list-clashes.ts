import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { levelById } from "@polyportal/domain/student/levels";
import { finds, indexedWords, searchTerms } from "@polyportal/domain/table/search-words";
import { kindsOf } from "@polyportal/domain/timetable/clash-kinds";
import type { Clash } from "@polyportal/domain/timetable/clashes";
import { clockOf } from "@polyportal/domain/timetable/times";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { departments } from "../../database/schema/faculty.ts";
import { sessionAsked } from "../../database/session-asked.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import type { Handler } from "../../server/handler.ts";
import { clashesIn, type Course } from "./week-facts.ts";

type Endpoint = (typeof timetableEndpoints)["listTimetableClashes"];
type Asked = Omit<ParsedInputOf<Endpoint>, "page" | "size">;
type Row = Awaited<ReturnType<Handler<Endpoint>>>["items"][number];

/** A page of what clashes in a session. */
export const listTimetableClashes: Handler<Endpoint> = async ({ db }, { page, size, ...asked }) => {
  const all = await clashesAsked(db, asked);
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
};

/** All that clashes in a session: found anew, for whatever was assigned, moved or registered since. */
export async function clashesAsked(db: Reader, asked: Asked): Promise<Row[]> {
  const { search, sort = "when", session: id, semester, kind, department } = asked;
  const { session } = await sessionAsked(db, id);
  const { clashes, courses } = await clashesIn(db, { sessionId: session.id, semester });
  const names = await namesOf(db, session.id, clashes);
  const row = (clash: Clash) => rowOf(clash, session.id, courses, names);
  const terms = searchTerms(search);
  const found = clashes
    .filter(
      ({ slots }) =>
        !department ||
        slots.some(({ courseId }) => department.includes(courses.get(courseId)?.departmentId ?? 0)),
    )
    .filter((clash) => !kind || kindsOf(clash).some((one) => kind.includes(one)))
    .filter((clash) => terms.length === 0 || finds(terms, textOf(row(clash))));
  const ordered = sort.endsWith("students")
    ? found.toSorted((one, other) => one.students - other.students)
    : found;
  return (sort.startsWith("-") ? ordered.toReversed() : ordered).map(row);
}

type Names = Awaited<ReturnType<typeof namesOf>>;

/** What those are called who, and whose classes, clash. */
async function namesOf(db: Reader, sessionId: number, clashes: readonly Clash[]) {
  const people = await namesOfPeople(
    db,
    clashes.flatMap(({ lecturers }) => lecturers),
  );
  const units = await db
    .select({
      id: departments.id,
      name: departmentNameAsOf(beginningOf(sessionId), sql`departments.id`),
    })
    .from(departments);
  return {
    people,
    units: new Map(units.map(({ id, name }) => [String(id), name])),
  };
}

function rowOf(
  { slots, lecturers, room, classes, students }: Clash,
  sessionId: number,
  courses: ReadonlyMap<number, Course>,
  names: Names,
): Row {
  const [one, other] = slots.map(({ id, courseId, day, begins, ends, room: at }) => {
    const { code = "", title = "" } = courses.get(courseId) ?? {};
    const time = { day, begins: clockOf(begins), ends: clockOf(ends), room: at };
    return { id, courseId, code, title, ...time };
  }) as [Row["one"] & { id: string }, Row["one"] & { id: string }];
  return {
    id: `${one.id} ${other.id}`,
    sessionId,
    semester: courses.get(one.courseId)?.semester ?? "First",
    one,
    other,
    kinds: kindsOf({ lecturers, room, classes, students }),
    lecturers: inOrder(lecturers.map(names.people)),
    room: room ? one.room : "",
    classes: inOrder(
      classes.map((key) => {
        const [departmentId = "", levelId] = key.split("-");
        return `${levelById(Number(levelId)).name} ${names.units.get(departmentId) ?? ""}`;
      }),
    ),
    students,
  };
}

const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => one.localeCompare(other, "en"));

/** The words that a clash is found by. */
const textOf = ({ one, other, lecturers, room, classes }: Row): string[] =>
  [one.code, one.title, other.code, other.title, room, ...lecturers, ...classes].flatMap(
    indexedWords,
  );
