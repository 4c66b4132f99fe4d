import type { Family } from "../family.ts";
import { clashExport, clashStudentExport } from "./export-clashes.ts";
import { timetableExport } from "./export-slots.ts";
import { timetableHandlers } from "./handlers.ts";
import { timetableImporter } from "./import-slots.ts";

export const family = {
  handlers: timetableHandlers,
  lists: [timetableExport, clashExport, clashStudentExport],
  importers: [timetableImporter],
} satisfies Family;
