import type { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getUnitLoads, previewUnitLoad, setUnitLoad } from "./levels.ts";
import { revokeStudentUnitLoad, setStudentUnitLoad, studentLoadList } from "./students.ts";

/** How many units are registered in a semester. */
export const unitLoadHandlers = {
  getUnitLoads,
  previewUnitLoad,
  setUnitLoad,
  listStudentUnitLoads: pageOf(studentLoadList),
  setStudentUnitLoad,
  revokeStudentUnitLoad,
} satisfies Handlers<typeof unitLoadEndpoints>;
