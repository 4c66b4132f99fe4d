import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { mayRegister } from "@polyportal/domain/course-registration/window";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { requireVersion, versionAfter } from "../../server/versions.ts";
import { studentOf } from "../student/current.ts";
import { deskOf } from "./desk.ts";
import { chosenCourses, keepVersion, requirePaid, requireWindow, writeCourses } from "./write.ts";

/**
 * Registers a semester's courses, for approval. Of two calls at once one registers; what was returned
 * is registered again, what waits or is approved is changed by adding and dropping.
 */
export const registerCourses: Handler<
  (typeof courseRegistrationEndpoints)["registerCourses"]
> = async (ctx, { courseIds, began, ...asked }) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const desk = await deskOf(ctx, current, asked);
  requireWindow(desk, mayRegister(desk.window.state));
  return ctx.change(async (change) => {
    const { tx } = change;
    const key = { studentId: current.student.id, ...asked };
    const values = {
      ...key,
      levelId: desk.session.levelId,
      state: "submitted" as const,
      totalUnits: 0,
      submittedAt: ctx.now,
    };
    const [made] = await tx
      .insert(courseRegistrations)
      .values({ id: uuid(), ...values, late: desk.window.state === "late" })
      .onConflictDoNothing()
      .returning();
    const [held] = made
      ? [made]
      : await tx
          .select()
          .from(courseRegistrations)
          .where(
            and(
              eq(courseRegistrations.studentId, key.studentId),
              eq(courseRegistrations.sessionId, key.sessionId),
              eq(courseRegistrations.semester, key.semester),
            ),
          )
          .for("update");
    if (!held) return fail("conflict");
    if (!made && held.state !== "returned") fail("already_registered");
    const last = made ? undefined : held.submittedAt;
    requireVersion(began, last);
    requirePaid(desk);
    const chosen = await chosenCourses(tx, desk, courseIds, desk.registered?.courses);
    if (!made) await keepVersion(tx, held);
    const [saved] = await tx
      .update(courseRegistrations)
      .set({
        ...values,
        version: made ? held.version : held.version + 1,
        totalUnits: unitsOf(chosen),
        submittedAt: versionAfter(last, ctx.now),
        decidedAt: null,
        decidedBy: null,
        reason: "",
      })
      .where(eq(courseRegistrations.id, held.id))
      .returning();
    return writeCourses(change, "registerCourses", saved ?? held, chosen);
  });
};
