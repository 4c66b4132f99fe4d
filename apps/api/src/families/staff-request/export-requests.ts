import { staffRequestList as described } from "@polyportal/api-client/list/staff-requests";
import { exportOfList } from "../../export/described.ts";
import { staffRequestList } from "./list-requests.ts";

/** What applicants say of the caller as a file. */
export const staffRequestExport = exportOfList(described, staffRequestList);
