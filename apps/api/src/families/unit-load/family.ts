import { studentUnitLoadList } from "@polyportal/api-client/list/student-unit-loads";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { setStudentUnitLoads, unitLoadApprovalActs } from "./give-loads.ts";
import { getUnitLoads, previewUnitLoad, setUnitLoad } from "./levels.ts";
import { revokeStudentUnitLoad, studentLoadSource } from "./students.ts";
import { unitLoadEdit } from "./write-loads.ts";

export const family = {
  handlers: {
    getUnitLoads,
    previewUnitLoad,
    setUnitLoad,
    listStudentUnitLoads: pageOf(studentLoadSource),
    setStudentUnitLoads,
    revokeStudentUnitLoad,
  },
  lists: [exportOfList(studentUnitLoadList, studentLoadSource)],
  bulkEdits: [unitLoadEdit.edit],
  approvalActs: unitLoadApprovalActs,
} satisfies Family;
