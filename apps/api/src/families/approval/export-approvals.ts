import { approvalList as described } from "@polyportal/api-client/list/approvals";
import { exportOfList } from "../../export/described.ts";
import { approvalList } from "./list-approvals.ts";

/** The export of approvals that the caller may decide or has requested. */
export const approvalExport = exportOfList(described, approvalList);
