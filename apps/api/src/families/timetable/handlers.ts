import type { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { createTimetableSlot, removeTimetableSlot, updateTimetableSlot } from "./change-slots.ts";
import { timetableImporter } from "./import-slots.ts";
import { getLecturerWeek } from "./lecturer-week.ts";
import { clashStudentSource } from "./list-clash-students.ts";
import { listTimetableClashes } from "./list-clashes.ts";
import { slotSource } from "./list-slots.ts";

const timetable = importHandlers(timetableImporter);

export const timetableHandlers = {
  listTimetableSlots: pageOf(slotSource),
  createTimetableSlot,
  updateTimetableSlot,
  removeTimetableSlot,
  getLecturerWeek,
  listTimetableClashes,
  listClashStudents: pageOf(clashStudentSource),
  previewTimetable: timetable.preview,
  uploadTimetable: timetable.upload,
  downloadTimetableSample: timetable.sample,
} satisfies Handlers<typeof timetableEndpoints>;
