import { holidayList } from "@polyportal/api-client/list/holidays";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { holidayHandlers } from "./handlers.ts";
import { holidaySource } from "./list-holidays.ts";

export const family = {
  handlers: holidayHandlers,
  lists: [exportOfList(holidayList, holidaySource)],
} satisfies Family;
