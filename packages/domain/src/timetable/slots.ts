import * as z from "zod/mini";
import { timetableMessages as words } from "../messages/timetable.ts";
import { optionalText, requiredId } from "../validation/primitives.ts";
import { minutesIn, plainTime } from "./times.ts";

const isTime = (text: string): boolean => minutesIn(text) !== undefined;

const time = z.string(words.time).check(z.overwrite(plainTime), z.refine(isTime, words.time));

/** When and where a course is taught each week. */
const slotShape = {
  /** 1 is Monday, 7 Sunday. */
  day: requiredId(words.chooseDay).check(z.maximum(7, words.chooseDay)),
  /** "08:00", of 24 hours. */
  begins: time,
  ends: time,
  room: optionalText(60),
};

/** A slot as somebody saw it: what is changed meanwhile is not written over. */
export const seenSlot = z.object(slotShape);

/** Of two times; what is none has been said already. */
const inOrder = z.refine<{ begins: string; ends: string }>(
  ({ begins, ends }) => ![begins, ends].every(isTime) || begins < ends,
  { error: words.order, path: ["ends"] },
);

export const slotChangeSchema = z.object(slotShape).check(inOrder);

export const slotSchema = z
  .object({
    courseId: requiredId(words.chooseCourse),
    sessionId: requiredId(words.chooseSession),
    ...slotShape,
  })
  .check(inOrder);

/** A time of the week, in minutes after midnight. */
export type WeekTime = { readonly day: number; readonly begins: number; readonly ends: number };

/** Whether both go on at some moment. Two of which one ends as the other begins do not. */
export const overlap = (one: WeekTime, other: WeekTime): boolean =>
  one.day === other.day && one.begins < other.ends && other.begins < one.ends;
