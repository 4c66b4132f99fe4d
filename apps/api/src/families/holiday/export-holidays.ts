import { holidayList as described } from "@polyportal/api-client/list/holidays";
import { exportOfList } from "../../export/described.ts";
import { holidayList } from "./list-holidays.ts";

/** The calendar of holidays as a file. */
export const holidayExport = exportOfList(described, holidayList);
