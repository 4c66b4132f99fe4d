import { approvalList as described } from "@polyportal/api-client/list/approvals";
import { exportOfList } from "../../export/described.ts";
import { approvalList } from "./list-approvals.ts";

/** What the caller may decide and has asked for, as a file. */
export const approvalExport = exportOfList(described, approvalList);
