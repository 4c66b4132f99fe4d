import {
  timetableColumns as named,
  timetableMessages as words,
} from "@polyportal/domain/messages/timetable";
import { dayIn, dayName, minutesIn, plainTime } from "@polyportal/domain/timetable/times";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { copyRows } from "../../database/copy-rows.ts";
import { timetableSlots } from "../../database/schema/course.ts";
import { updateMany } from "../../database/update-many.ts";
import { importerOf } from "../../import/importer.ts";
import { planSlots, type SlotTarget } from "./plan-slots.ts";

const text = (most: number) => requiredText("", most);

const day = z.string().check(
  z.overwrite((typed) => dayName(dayIn(typed) ?? 0)),
  z.minLength(1, words.refused.day),
);

const time = z.string().check(
  z.overwrite(plainTime),
  z.refine((typed) => minutesIn(typed) !== undefined, words.refused.time),
);

/** When and where courses are taught: a sheet adds, and says until when and where. It takes nothing out. */
export const timetableImporter = importerOf<SlotTarget>({
  name: words.kind,
  claim: "users.enter",
  key: "courseCode",
  columns: [
    { ...named.courseCode, key: "courseCode", required: true, schema: text(80) },
    { ...named.day, key: "day", required: true, schema: day },
    { ...named.begins, key: "begins", required: true, schema: time },
    { ...named.ends, key: "ends", required: true, schema: time },
    { ...named.room, key: "room", schema: text(60) },
    { ...named.session, key: "session", schema: text(80) },
  ],
  tables: [{ table: timetableSlots, key: timetableSlots.id, idOf: ({ id }) => id }],
  subject: "course",
  subjectId: ({ courseId }) => String(courseId),
  plan: planSlots,
  async write({ tx }, rows) {
    const fresh = rows.filter(({ verdict }) => verdict === "New");
    await copyRows(
      tx,
      timetableSlots,
      fresh.map(({ target }) => target),
    );
    await updateMany(
      tx,
      timetableSlots,
      "id",
      rows
        .filter(({ verdict }) => verdict === "Changed")
        .map(({ target: { id, ends, room } }) => ({ id, ends, room })),
    );
  },
});
