import type { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { setStudentUnitLoads } from "./give-loads.ts";
import { getUnitLoads, previewUnitLoad, setUnitLoad } from "./levels.ts";
import { revokeStudentUnitLoad, studentLoadSource } from "./students.ts";

/** How many units are registered in a semester. */
export const unitLoadHandlers = {
  getUnitLoads,
  previewUnitLoad,
  setUnitLoad,
  listStudentUnitLoads: pageOf(studentLoadSource),
  setStudentUnitLoads,
  revokeStudentUnitLoad,
} satisfies Handlers<typeof unitLoadEndpoints>;
