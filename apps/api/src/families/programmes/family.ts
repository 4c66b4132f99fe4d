import { programmeList } from "@polyportal/api-client/list/programmes";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { programmesHandlers } from "./handlers.ts";
import { programmeSource } from "./list-programmes.ts";

export const family = {
  handlers: programmesHandlers,
  lists: [exportOfList(programmeList, programmeSource)],
} satisfies Family;
