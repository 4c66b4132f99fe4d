import { staffRequestList } from "@polyportal/api-client/list/staff-requests";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { staffRequestHandlers } from "./handlers.ts";
import { staffRequestSource } from "./list-requests.ts";
import { pastOfStaffRequest } from "./past.ts";

export const family = {
  handlers: staffRequestHandlers,
  lists: [exportOfList(staffRequestList, staffRequestSource)],
  history: { staffRequest: pastOfStaffRequest },
} satisfies Family;
