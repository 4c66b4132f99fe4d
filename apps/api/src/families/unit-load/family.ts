import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { unitLoadApprovalActs } from "./give-loads.ts";
import { unitLoadHandlers } from "./handlers.ts";
import { studentLoadSource } from "./students.ts";
import { givenLoads } from "./write-loads.ts";

export const family = {
  handlers: unitLoadHandlers,
  lists: [exportOfList(studentUnitLoadList, studentLoadSource)],
  bulkEdits: [givenLoads.edit],
  approvalActs: unitLoadApprovalActs,
} satisfies Family;
