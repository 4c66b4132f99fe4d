import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { overlap } from "@polyportal/domain/timetable/slots";
import { clockOf, dayIn, minutesIn } from "@polyportal/domain/timetable/times";
import { and, inArray, isNull, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, timetableSlots } from "../../database/schema/course.ts";
import { recordKey } from "../../import/cells.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { groupBy } from "../../lists/group-by.ts";

export type SlotTarget = typeof timetableSlots.$inferInsert;

/** What is to become of rows of a sheet, by three queries for all of them. */
export async function planSlots(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<SlotTarget>[]> {
  const known = await readKnown(ctx, rows);
  const meant = rows.map(({ values }) => meantBy(known, values));
  const ofSheet = groupBy(
    meant.filter((one) => typeof one === "object"),
    courseKey,
  );
  return rows.map(({ values }, at) => planOne(known, ofSheet, values, meant[at] ?? "course"));
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** A lecture that a row speaks of. */
type Meant = Omit<SlotTarget, "id" | "room"> & { readonly code: string };

const courseKey = ({ courseId, sessionId }: { courseId: number; sessionId: number }) =>
  `${courseId} ${sessionId}`;

async function readKnown({ db, locks }: PlanContext, rows: readonly ImportRow[]) {
  const codes = rows.map(({ values }) => (values["courseCode"] ?? "").toLowerCase());
  const named = db
    .select({ id: courses.id, code: courses.code })
    .from(courses)
    .where(
      and(
        sql`lower(${courses.code}) = any(${sql.param(codes)}::text[])`,
        isNull(courses.deletedAt),
      ),
    )
    .orderBy(courses.id);
  const found = await (locks ? named.for("no key update") : named);
  const sessions = await db.select().from(academicSessions);
  const standing = await db
    .select()
    .from(timetableSlots)
    .where(
      inArray(
        timetableSlots.courseId,
        found.map(({ id }) => id),
      ),
    );
  return {
    courses: new Map(found.map((course) => [recordKey(course.code), course])),
    sessions: new Map(sessions.map(({ id, name }) => [recordKey(name), id])),
    current: sessions.find(({ current }) => current)?.id,
    standing: groupBy(standing, courseKey),
  };
}

/** The lecture, or what of it nobody knows. */
function meantBy(known: Known, values: ImportRow["values"]): Meant | "course" | "session" | "both" {
  const { courseCode = "", session, day = "", begins = "", ends = "" } = values;
  const course = known.courses.get(recordKey(courseCode));
  const sessionId = session === undefined ? known.current : known.sessions.get(recordKey(session));
  if (!course || !sessionId) {
    if (!course && !sessionId) return "both";
    return course ? "session" : "course";
  }
  return {
    courseId: course.id,
    code: course.code,
    sessionId,
    day: dayIn(day) ?? 0,
    begins: minutesIn(begins) ?? 0,
    ends: minutesIn(ends) ?? 0,
  };
}

function planOne(
  known: Known,
  ofSheet: ReadonlyMap<string, readonly Meant[]>,
  values: ImportRow["values"],
  meant: ReturnType<typeof meantBy>,
): Planned<SlotTarget> {
  if (typeof meant === "string") {
    const { course, session } = words.refused;
    const reasons = { course: [course], session: [session], both: [course, session] }[meant];
    return { verdict: "Refused", reasons };
  }
  const { code, ...time } = meant;
  if (time.begins >= time.ends) return { verdict: "Refused", reasons: [words.refused.order] };
  const rivals = (ofSheet.get(courseKey(meant)) ?? []).filter(
    (other) => other !== meant && overlap(other, meant),
  );
  if (rivals.length > 0) return { verdict: "Refused", reasons: [words.refused.twice] };

  const ofCourse = known.standing.get(courseKey(meant)) ?? [];
  const stands = ofCourse.find(({ day, begins }) => day === time.day && begins === time.begins);
  const taken = ofCourse.find((other) => other !== stands && overlap(other, time));
  if (taken) return { verdict: "Refused", reasons: [words.taught(code, taken)] };
  const room = values["room"] ?? stands?.room ?? "";
  if (!stands) return { verdict: "New", changes: [], target: { id: uuid(), ...time, room } };
  const changes: FieldChange[] = [
    ...(stands.ends === time.ends
      ? []
      : [{ column: "ends", from: clockOf(stands.ends), to: clockOf(time.ends) }]),
    ...(stands.room === room ? [] : [{ column: "room", from: stands.room, to: room }]),
  ];
  if (changes.length === 0) return { verdict: "Unchanged" };
  return { verdict: "Changed", changes, target: { id: stands.id, ...time, room } };
}
