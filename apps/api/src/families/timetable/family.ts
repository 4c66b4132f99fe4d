import { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { clashStudentList } from "@polyportal/api-client/list/clash-students";
import { clashList, slotList } from "@polyportal/api-client/list/timetable";
import { exportOfList, fileWordsOf } from "../../export/described.ts";
import { foundExportOf } from "../../export/found-list.ts";
import type { Family } from "../family.ts";
import { timetableHandlers } from "./handlers.ts";
import { timetableImporter } from "./import-slots.ts";
import { clashStudentSource } from "./list-clash-students.ts";
import { clashesAsked } from "./list-clashes.ts";
import { slotSource } from "./list-slots.ts";

export const family = {
  handlers: timetableHandlers,
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
