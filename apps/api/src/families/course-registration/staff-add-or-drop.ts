import type { staffAddDropEndpoints } from "@polyportal/api-client/contract/course-registration-staff";
import {
  officersRefusals,
  overridden,
  stays,
} from "@polyportal/domain/course-registration/officers-choice";
import { fullName } from "@polyportal/domain/format/name";
import { registrationMessages } from "@polyportal/domain/messages/course-registration";
import {
  officersRefusalSentence,
  staffAddDropMessages as words,
  type ChangedCourses,
} from "@polyportal/domain/messages/staff-add-drop";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { registrationPath } from "@polyportal/domain/routes/paths";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { tell } from "../../notification/tell.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { requireVersion, versionAfter } from "../../server/versions.ts";
import { publishLate } from "../results/out.ts";
import { deciderOf } from "./decider.ts";
import type { OfficersDesk } from "./desk.ts";
import { officersDesk } from "./officers-desk.ts";
import { coursesOf, type Offered } from "./other-courses.ts";
import { registeredIn, type RegisteredCourse, type Registration } from "./queries.ts";
import { tellHosts } from "./tell-hosts.ts";
import { keepVersion, requirePaid, writeCourses } from "./write.ts";

type Endpoint = (typeof staffAddDropEndpoints)["staffAddOrDrop"];
type Acting = Pick<Context<Endpoint>, "caller" | "now" | "services">;

/**
 * Adds or drops courses for a student, whatever the window. What was approved stays so, by this officer;
 * what waits goes on waiting, and what was returned is sent for approval again.
 */
export const staffAddOrDrop: Handler<Endpoint> = async (
  ctx,
  { id, submittedAt, add, drop, overrides, reason },
) => {
  const [seen] = await ctx.db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.id, id));
  if (!seen) return fail("not_found");
  if (seen.studentId === ctx.caller.userId) fail("own_registration");
  const { sessionId, semester } = seen;
  const desk = await officersDesk(ctx, seen.studentId, { sessionId, semester });
  requirePaid(desk);
  const added = await coursesOf(ctx.db, desk, add);
  return ctx.change(async (change) => {
    const { tx } = change;
    const [held] = await tx
      .select()
      .from(courseRegistrations)
      .where(eq(courseRegistrations.id, id))
      .for("update");
    if (!held) return fail("not_found");
    requireVersion(submittedAt, held.submittedAt);
    const before = await registeredIn(tx, id);
    const { chosen, lifted } = choose(desk, before, added, { add, drop, overrides });
    await keepVersion(tx, held);
    const isApproved = held.state === "approved";
    const [saved] = await tx
      .update(courseRegistrations)
      .set({
        state: isApproved ? "approved" : "submitted",
        version: held.version + 1,
        totalUnits: unitsOf(chosen),
        submittedAt: versionAfter(held.submittedAt, ctx.now),
        decidedAt: isApproved ? ctx.now : null,
        decidedBy: isApproved ? ctx.caller.userId : null,
        reason: isApproved ? reason : "",
      })
      .where(eq(courseRegistrations.id, id))
      .returning();
    const summary = await writeCourses(change, "staffAddOrDrop", saved ?? held, chosen, {
      reason,
      overrides: lifted.map(officersRefusalSentence),
    });
    const [came, went] = [without(chosen, before), without(before, chosen)];
    if (isApproved) {
      await publishLate(tx, held, ctx);
      await tellHosts(tx, "borrowed", held, came, ctx.now);
      await tellHosts(tx, "ended", held, went, ctx.now);
    }
    const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code);
    const changed = { added: codesOf(came), dropped: codesOf(went) };
    await tellBoth(tx, ctx, desk, held, changed, reason);
    return summary;
  });
};

/** The courses of one list that another has not. */
const without = <Of extends { id: number }>(
  list: readonly Of[],
  other: readonly { id: number }[],
): Of[] => list.filter(({ id }) => other.every((one) => one.id !== id));

/** What is registered from now on, and which refusals that overrides; fails with those that stand. */
function choose(
  { offered, load }: OfficersDesk,
  before: readonly RegisteredCourse[],
  added: readonly Offered[],
  asked: { add: readonly number[]; drop: readonly number[]; overrides: readonly string[] },
) {
  const kept = before.map(({ id }) => id).filter((id) => !asked.drop.includes(id));
  const ids = new Set([...kept, ...asked.add]);
  const held = before.filter(({ id }) => ids.has(id));
  const fresh = added.filter(({ id }) => before.every((one) => one.id !== id));
  if (held.length + fresh.length < ids.size) {
    fail("course_not_offered", { message: words.notTaught });
  }
  if (held.length === before.length && fresh.length === 0) {
    fail("course_selection_refused", { message: registrationMessages.nothingChanged });
  }
  const chosen = [...held.map(stays), ...fresh];
  if (chosen.length === 0) fail("course_selection_refused", { message: words.oneStays });
  const refusals = officersRefusals(chosen, offered, load);
  const { lifted, standing } = overridden(refusals, asked.overrides);
  if (standing.length > 0) {
    const message = standing.map(officersRefusalSentence).join(" ");
    fail("course_selection_refused", { message });
  }
  return { chosen, lifted };
}

/** Tells the student and whoever decides about the registration what came and what went. */
async function tellBoth(
  tx: Transaction,
  { caller, now, services }: Acting,
  { current, session, semester }: OfficersDesk,
  { id, studentId }: Registration,
  changed: ChangedCourses,
  reason: string,
): Promise<void> {
  const decider = await deciderOf(tx, id);
  const told = { kind: "staffAddOrDrop", about: id, now };
  const name = fullName(current.person);
  await tell(tx, services, [
    {
      ...told,
      ...words.toldStudent(semester, session.session, changed, reason),
      userId: studentId,
      path: registrationPath(id),
    },
    ...(decider && decider.id !== caller.userId
      ? [
          {
            ...told,
            ...words.toldAdviser(name, semester, session.session, changed, reason),
            userId: decider.id,
            path: approvalPath(id),
          },
        ]
      : []),
  ]);
}
