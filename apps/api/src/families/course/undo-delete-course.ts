import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { undoHours } from "@polyportal/domain/notice/state";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { forgetCourses } from "../../database/course-as-of.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { isOwnOrAdministrator } from "../../rights/own-or-administrator.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockCourses, refuseTakenCode } from "./course.ts";

type Endpoints = typeof courseEndpoints;

/** Brings a deleted course back as it was, where its code is free still and what it needs is there. */
export const undoDeleteCourse: Handler<Endpoints["undoDeleteCourse"]> = async (
  { caller, change, now },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    await lockCourses(tx);
    const [course] = await tx.select().from(courses).where(eq(courses.id, id));
    if (!course) return fail("not_found");
    const since = new Date(now.getTime() - undoHours * 3_600_000);
    const lately = course.deletedAt !== null && course.deletedAt > since;
    if (!lately || !isOwnOrAdministrator(await whoDeleted(tx, id), caller)) {
      fail("undo_refused", { message: words.undoRefused });
    }
    await refuseTakenCode(tx, course.code, id);
    const gone = await deletedOnes(tx, id);
    if (gone.length > 0) fail("undo_refused", { message: words.needsDeleted(course.code, gone) });
    await tx
      .update(courses)
      .set({ deletedAt: null, revision: sql`${courses.revision} + 1` })
      .where(eq(courses.id, id));
    await forgetCourses(tx, [id]);
    audit({
      action: "undoDeleteCourse",
      subject: "course",
      subjectId: String(id),
      before: { deletedAt: course.deletedAt?.toISOString() },
      after: { course: course.code, title: course.title, deletedAt: null },
    });
  });
  return {};
};

/** The record knows who did it. */
async function whoDeleted(tx: Transaction, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ by: auditRows.actorId })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subject, "course"),
        eq(auditRows.subjectId, String(id)),
        eq(auditRows.action, "deleteCourse"),
      ),
    )
    .orderBy(desc(auditRows.at), desc(auditRows.id))
    .limit(1);
  return row?.by ?? null;
}

/** The codes of what it needs and is deleted, too. */
async function deletedOnes(tx: Transaction, id: number): Promise<string[]> {
  const required = tx
    .select({ id: coursePrerequisites.requiredCourseId })
    .from(coursePrerequisites)
    .where(eq(coursePrerequisites.courseId, id));
  const found = await tx
    .select({ code: courses.code })
    .from(courses)
    .where(and(inArray(courses.id, required), isNotNull(courses.deletedAt)))
    .orderBy(courses.code);
  return found.map(({ code }) => code);
}
