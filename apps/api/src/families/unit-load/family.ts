import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { studentLoadExport } from "./export-students.ts";
import { unitLoadApprovalActs, setStudentUnitLoads } from "./give-loads.ts";
import { getUnitLoads, previewUnitLoad, setUnitLoad } from "./levels.ts";
import { revokeStudentUnitLoad, studentLoadList } from "./students.ts";
import { givenLoads } from "./write-loads.ts";

export const family = {
  handlers: {
    getUnitLoads,
    previewUnitLoad,
    setUnitLoad,
    listStudentUnitLoads: pageOf(studentLoadList),
    setStudentUnitLoads,
    revokeStudentUnitLoad,
  },
  lists: [studentLoadExport],
  bulkEdits: [givenLoads.edit],
  approvalActs: unitLoadApprovalActs,
} satisfies Family;
