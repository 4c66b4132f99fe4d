import { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { clashStudentList } from "@polyportal/api-client/list/clash-students";
import { clashList, slotList } from "@polyportal/api-client/list/timetable";
import { exportOfList, fileWordsOf } from "../../export/described.ts";
import { foundExportOf } from "../../export/found-list.ts";
import { importHandlers } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { createTimetableSlot, removeTimetableSlot, updateTimetableSlot } from "./change-slots.ts";
import { timetableImporter } from "./import-slots.ts";
import { getLecturerWeek } from "./lecturer-week.ts";
import { clashStudentSource } from "./list-clash-students.ts";
import { clashesAsked, listTimetableClashes } from "./list-clashes.ts";
import { slotSource } from "./list-slots.ts";

const timetable = importHandlers(timetableImporter);

export const family = {
  handlers: {
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
  },
  lists: [
    exportOfList(slotList, slotSource),
    foundExportOf(
      clashList.name,
      {
        endpoint: timetableEndpoints.listTimetableClashes,
        find: clashesAsked,
        keyOf: ({ id }) => id,
      },
      fileWordsOf(clashList),
    ),
    exportOfList(clashStudentList, clashStudentSource),
  ],
  importers: [timetableImporter],
} satisfies Family;
