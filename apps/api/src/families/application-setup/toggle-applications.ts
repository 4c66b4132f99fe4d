import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { eq, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { currentSession } from "../../database/sessions.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { departmentOpenings } from "../../database/schema/faculty.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { switched } from "../programmes/update-programme.ts";
import { lockSetup, notedAs } from "./save-setup.ts";

/** Opens or closes a programme to applicants; who has paid by then can send the form for 14 days more. */
export const toggleApplications: Handler<
  typeof applicationSetupEndpoints.toggleApplications
> = async ({ change, now }, { slug, open, revision }) => {
  await change(async ({ tx, audit }) => {
    const current = await currentSession(tx);
    if (!current) fail("not_found");
    const which = { slug, sessionId: current.id };
    const { type } = await lockSetup(tx, which);
    if (type.revision !== revision) {
      return failWithConflict(tx, {
        ...notedAs(which),
        actions: ["openApplications", "closeApplications", "saveApplicationSetup"],
      });
    }
    const admitting = await tx.$count(
      departmentOpenings,
      eq(departmentOpenings.programmeSlug, slug),
    );
    if (open && admitting === 0) fail("no_department_admits");
    await tx
      .update(applicationTypes)
      .set({ ...switched(type, open, now), revision: sql`${applicationTypes.revision} + 1` })
      .where(eq(applicationTypes.slug, slug));
    audit({
      action: open ? "openApplications" : "closeApplications",
      ...notedAs(which),
      before: { open: type.open },
      after: { open },
    });
  });
  return {};
};
