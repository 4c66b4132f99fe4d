import { officeEndpoints } from "@polyportal/api-client/contract/office";
import { classAdviserList } from "@polyportal/api-client/list/class-advisers";
import * as z from "zod/mini";
import { wholeExportOfList } from "../../export/described.ts";
import { fail } from "../../failure.ts";
import { sessionsWith } from "../../rights/copied-advisers.ts";
import { advisedClasses } from "./classes.ts";

const { input } = officeEndpoints.listClassAdvisers;

/** Who advises which class of a session, as a file. */
export const adviserExport = wholeExportOfList(classAdviserList, async (db, _caller, filters) => {
  const read = z.safeParse(input, filters);
  if (!read.success) return fail("invalid_input");
  const { sessionId, ...asked } = read.data;
  const { session } = await sessionsWith(db, sessionId);
  const classes = await advisedClasses(db, session.id, asked);
  return classes.map((one) => ({
    ...one,
    id: [one.departmentId, one.levelId, one.departmentOptionId].join("-"),
    session: session.name,
  }));
});
