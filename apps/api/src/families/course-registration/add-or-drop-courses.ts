import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { registrationMessages } from "@polyportal/domain/messages/course-registration";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { mayAddOrDrop } from "@polyportal/domain/course-registration/window";
import { eq } from "drizzle-orm";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { requireVersion, versionAfter } from "../../server/versions.ts";
import { studentOf } from "../student/current.ts";
import { deskOf } from "./desk.ts";
import { registeredIn } from "./queries.ts";
import { chosenCourses, keepVersion, requirePaid, requireWindow, writeCourses } from "./write.ts";

/**
 * Adds courses to a registration and drops others, whatever its state: it waits for approval again.
 * Calls at once are made one after the other, each upon what the one before has left.
 */
export const addOrDropCourses: Handler<
  (typeof courseRegistrationEndpoints)["addOrDropCourses"]
> = async (ctx, { add, drop, began, ...asked }) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const desk = await deskOf(ctx, current, asked);
  const registrationId = desk.registered?.id ?? fail("not_registered");
  requireWindow(desk, mayAddOrDrop(desk.window.state));
  requirePaid(desk);
  return ctx.change(async (change) => {
    const { tx } = change;
    const [held] = await tx
      .select()
      .from(courseRegistrations)
      .where(eq(courseRegistrations.id, registrationId))
      .for("update");
    if (!held) return fail("not_registered");
    requireVersion(began, held.submittedAt);
    const courses = await registeredIn(tx, held.id);
    const kept = courses.map(({ id }) => id).filter((id) => !drop.includes(id));
    const ids = [...new Set([...kept, ...add])];
    // What was returned may be sent as it is; what was approved stays so until something changes.
    const same = kept.length === courses.length && ids.length === courses.length;
    if (same && held.state !== "returned") {
      fail("course_selection_refused", { message: registrationMessages.nothingChanged });
    }
    const chosen = await chosenCourses(tx, desk, ids, courses);
    await keepVersion(tx, held);
    const [saved] = await tx
      .update(courseRegistrations)
      .set({
        state: "submitted",
        version: held.version + 1,
        totalUnits: unitsOf(chosen),
        submittedAt: versionAfter(held.submittedAt, ctx.now),
        decidedAt: null,
        decidedBy: null,
        reason: "",
      })
      .where(eq(courseRegistrations.id, held.id))
      .returning();
    return writeCourses(change, "addOrDropCourses", saved ?? held, chosen);
  });
};
