import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { createTimetableSlot, removeTimetableSlot, updateTimetableSlot } from "./change-slots.ts";
import { clashExport, clashStudentExport } from "./export-clashes.ts";
import { timetableExport } from "./export-slots.ts";
import { timetableImporter } from "./import-slots.ts";
import { getLecturerWeek } from "./lecturer-week.ts";
import { clashStudents } from "./list-clash-students.ts";
import { listTimetableClashes } from "./list-clashes.ts";
import { slotList } from "./list-slots.ts";

const timetable = importHandlers(timetableImporter);

export const family = {
  handlers: {
    listTimetableSlots: pageOf(slotList),
    createTimetableSlot,
    updateTimetableSlot,
    removeTimetableSlot,
    getLecturerWeek,
    listTimetableClashes,
    listClashStudents: pageOf(clashStudents),
    previewTimetable: timetable.preview,
    uploadTimetable: timetable.upload,
    downloadTimetableSample: timetable.sample,
  },
  lists: [timetableExport, clashExport, clashStudentExport],
  importers: [timetableImporter],
} satisfies Family;
