import type { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { overlap, type WeekTime } from "@polyportal/domain/timetable/slots";
import { dayName, minutesIn } from "@polyportal/domain/timetable/times";
import { and, eq, isNull, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import { courses, timetableSlots } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { shownSlot } from "./list-slots.ts";

type Endpoints = typeof timetableEndpoints;
type Slot = typeof timetableSlots.$inferSelect;
type Typed = { day: number; begins: string; ends: string; room: string };

/** Puts a lecture into the timetable. */
export const createTimetableSlot: Handler<Endpoints["createTimetableSlot"]> = (
  { change },
  { courseId, sessionId, ...typed },
) =>
  change(async ({ tx, audit }) => {
    const named = await lockCourse(tx, courseId, sessionId);
    const slot = { id: uuid(), courseId, sessionId, ...keptAs(typed) };
    await refuseTaught(tx, slot, named.course);
    await tx.insert(timetableSlots).values(slot);
    audit({
      action: "createTimetableSlot",
      subject: "course",
      subjectId: String(courseId),
      after: { ...named, ...told(slot) },
    });
    return { id: slot.id };
  });

/** Moves a lecture in the week, or to another room. */
export const updateTimetableSlot: Handler<Endpoints["updateTimetableSlot"]> = async (
  { change },
  { id, slot: typed, was },
) => {
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const { slot, named } = await lockSlot(tx, id);
    if (!isSame(slot, { ...slot, ...keptAs(was) })) fail("conflict");
    const next = { ...slot, ...keptAs(typed) };
    if (isSame(slot, next)) return undefined;
    await refuseTaught(tx, next, named.course);
    await tx.update(timetableSlots).set(keptAs(typed)).where(eq(timetableSlots.id, id));
    audit({
      action: "updateTimetableSlot",
      subject: "course",
      subjectId: String(slot.courseId),
      before: told(slot),
      after: { ...named, ...told(next) },
    });
    return next;
  });
  return {};
};

/** Takes a lecture out of the timetable. */
export const removeTimetableSlot: Handler<Endpoints["removeTimetableSlot"]> = async (
  { change },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const { slot, named } = await lockSlot(tx, id);
    await tx.delete(timetableSlots).where(eq(timetableSlots.id, id));
    audit({
      action: "removeTimetableSlot",
      subject: "course",
      subjectId: String(slot.courseId),
      before: { ...named, ...told(slot) },
    });
  });
  return {};
};

/** A course of a session whose lectures nobody else changes until the end. */
async function lockCourse(tx: Transaction, courseId: number, sessionId: number) {
  const [course] = await tx
    .select({ code: courses.code })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)))
    .for("no key update");
  const session = await sessionById(tx, sessionId);
  if (!course || !session) fail("not_found");
  return { course: course.code, session: session.name };
}

/** One lecture, of a course that is locked with it. */
async function lockSlot(tx: Transaction, id: string) {
  const find = () => tx.select().from(timetableSlots).where(eq(timetableSlots.id, id));
  const [known] = await find();
  if (!known) fail("not_found");
  const named = await lockCourse(tx, known.courseId, known.sessionId);
  // Whoever had the lock before may have moved it, or taken it out.
  const [slot] = await find();
  if (!slot) fail("not_found");
  return { slot, named };
}

/** No course is taught twice at once: whoever typed it is told when it is taught already. */
async function refuseTaught(tx: Transaction, slot: Slot, code: string): Promise<void> {
  const others = await tx
    .select()
    .from(timetableSlots)
    .where(
      and(
        eq(timetableSlots.courseId, slot.courseId),
        eq(timetableSlots.sessionId, slot.sessionId),
        ne(timetableSlots.id, slot.id),
      ),
    );
  const taken = others.find((other) => overlap(other, slot));
  if (taken) fail("invalid_input", { fields: { begins: words.taught(code, taken) } });
}

const keptAs = ({ day, begins, ends, room }: Typed): WeekTime & { room: string } => ({
  day,
  begins: minutesIn(begins) ?? 0,
  ends: minutesIn(ends) ?? 0,
  room,
});

const isSame = (one: Slot, other: Slot): boolean =>
  one.day === other.day &&
  one.begins === other.begins &&
  one.ends === other.ends &&
  one.room === other.room;

/** As the record has it. */
function told(slot: Slot) {
  const { day, ...rest } = shownSlot(slot);
  return { day: dayName(day), ...rest };
}
