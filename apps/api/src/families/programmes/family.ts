import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { programmesExport } from "./export-programmes.ts";
import { getProgramme } from "./get-programme.ts";
import { programmeList } from "./list-programmes.ts";
import { updateProgramme } from "./update-programme.ts";

export const family = {
  handlers: { listProgrammes: pageOf(programmeList), getProgramme, updateProgramme },
  lists: [programmesExport],
} satisfies Family;
