import { scoreNews } from "@polyportal/domain/messages/score-news";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { groupBy } from "../../lists/group-by.ts";
import { tell } from "../../notification/tell.ts";
import type { Services } from "../../server/services.ts";

export type Assigned = {
  readonly courseId: number;
  readonly sessionId: number;
  readonly lecturerId: string;
  readonly coordinator: boolean;
};

/** Tells lecturers which courses are theirs now: one message a session, however many courses it gave them. */
export async function tellAssigned(
  tx: Transaction,
  { services, now }: { readonly services: Pick<Services, "config" | "outbox">; readonly now: Date },
  assigned: readonly Assigned[],
): Promise<void> {
  if (assigned.length === 0) return;
  const codes = new Map(
    (
      await tx
        .select({ id: courses.id, code: courses.code })
        .from(courses)
        .where(inArray(courses.id, [...new Set(assigned.map(({ courseId }) => courseId))]))
    ).map(({ id, code }) => [id, code]),
  );
  const sessions = await tx.select().from(academicSessions);
  await tell(
    tx,
    services,
    [
      ...groupBy(assigned, ({ lecturerId, sessionId }) => `${lecturerId} ${sessionId}`).values(),
    ].flatMap((own) => {
      const [first] = own;
      const session = sessions.find(({ id }) => id === first?.sessionId);
      if (!first || !session) return [];
      const named = own.map(({ courseId, coordinator }) => ({
        code: codes.get(courseId) ?? "",
        coordinator,
      }));
      return {
        userId: first.lecturerId,
        ...scoreNews.assigned(
          named.toSorted((one, other) => one.code.localeCompare(other.code)),
          session.name,
        ),
        path: staffPaths.myCourses,
        now,
        kind: "coursesAssigned",
        about: String(session.id),
      };
    }),
  );
}
