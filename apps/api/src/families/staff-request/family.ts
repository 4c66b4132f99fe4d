import { staffRequestList } from "@polyportal/api-client/list/staff-requests";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { staffRequestHandlers } from "./handlers.ts";
import { staffRequestSource } from "./list-requests.ts";
import { historyOfStaffRequest } from "./history-source.ts";

export const family = {
  handlers: staffRequestHandlers,
  lists: [exportOfList(staffRequestList, staffRequestSource)],
  history: { staffRequest: historyOfStaffRequest },
} satisfies Family;
