import { programmeList } from "@polyportal/api-client/list/programmes";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { getProgramme } from "./get-programme.ts";
import { programmeSource } from "./list-programmes.ts";
import { updateProgramme } from "./update-programme.ts";

export const family = {
  handlers: { listProgrammes: pageOf(programmeSource), getProgramme, updateProgramme },
  lists: [exportOfList(programmeList, programmeSource)],
} satisfies Family;
