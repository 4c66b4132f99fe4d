import type { courseRegistrationApprovalEndpoints } from "@polyportal/api-client/contract/course-registration-approvals";
import {
  holdsRegistration,
  refusalOfRegistrationAct,
  reopenedForDays,
  type RegistrationAct,
} from "@polyportal/domain/course-registration/decisions";
import { fullName } from "@polyportal/domain/format/name";
import { registrationTold } from "@polyportal/domain/messages/course-registration";
import { registrationPath } from "@polyportal/domain/routes/paths";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { users } from "../../database/schema/users.ts";
import { tell } from "../../notification/tell.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { requireVersion } from "../../server/versions.ts";
import { publishLate } from "../results/out.ts";
import { officerOf } from "./officer.ts";
import { openAlone } from "./open-alone.ts";
import { registeredIn, type Registration } from "./queries.ts";
import { tellHosts } from "./tell-hosts.ts";
import { scoredOf } from "./write.ts";

type Endpoints = typeof courseRegistrationApprovalEndpoints;
/** What a decision needs of its call. */
export type Deciding = Pick<
  Context<Endpoints["approveRegistration"]>,
  "caller" | "change" | "now" | "services"
>;
/** A registration as its officer saw it. */
export type Seen = { readonly id: string; readonly submittedAt: string; readonly reason?: string };

/** A registration, locked until it is decided about: of two who decide at once the second is told. */
export async function lockFor(
  tx: Transaction,
  ctx: Deciding,
  act: RegistrationAct,
  { id, submittedAt }: Seen,
): Promise<Registration> {
  const [held] = await tx
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.id, id))
    .for("update");
  const officer = held && (await officerOf(tx, ctx.caller, id));
  if (!officer || !holdsRegistration(officer)) return fail("not_found");
  const scored = await scoredOf(tx, held, await registeredIn(tx, id));
  const standing = { state: held.state, scored: scored.length > 0 };
  const refusal = refusalOfRegistrationAct(act, standing, officer);
  if (refusal) fail(refusal);
  requireVersion(submittedAt, held.submittedAt);
  return held;
}

/** The one way in which an officer changes the state of a registration that is locked. */
export async function take(
  { tx, audit }: Change,
  ctx: Deciding,
  act: RegistrationAct,
  held: Registration,
  reason: string,
) {
  const { id } = held;
  const state = act === "approve" ? ("approved" as const) : ("returned" as const);
  const decided = { state, decidedAt: ctx.now, decidedBy: ctx.caller.userId, reason } as const;
  await tx.update(courseRegistrations).set(decided).where(eq(courseRegistrations.id, id));
  if (act !== "approve") await reopen(tx, held, reason, ctx);
  const lent = act === "return" ? [] : await registeredIn(tx, id);
  await tellHosts(tx, act === "approve" ? "borrowed" : "ended", held, lent, ctx.now);
  const { student, session } = await namesOf(tx, held);
  await tell(tx, ctx.services, [
    {
      userId: held.studentId,
      ...registrationTold[act](held.semester, session, reason),
      path: registrationPath(id),
      now: ctx.now,
      kind: `${act}Registration`,
      about: id,
    },
  ]);
  if (act === "approve") await publishLate(tx, held, ctx);
  audit({
    action: `${act}Registration`,
    subject: "courseRegistration",
    subjectId: id,
    before: { state: held.state },
    after: { student, state },
    reason: reason || undefined,
  });
  return { id, state, decidedAt: ctx.now.toISOString() };
}

const decide = (ctx: Deciding, act: RegistrationAct, seen: Seen) =>
  ctx.change(async (change) =>
    take(change, ctx, act, await lockFor(change.tx, ctx, act, seen), seen.reason ?? ""),
  );

/** Opens the semester for this student alone for a week. */
async function reopen(
  tx: Transaction,
  { studentId, sessionId, semester }: Registration,
  reason: string,
  { caller, now }: Pick<Deciding, "caller" | "now">,
): Promise<void> {
  const until = new Date(now.getTime() + reopenedForDays * 86_400_000);
  const by = { openedBy: caller.userId, openedAt: now, reason };
  await openAlone(tx, [studentId], {
    sessionId,
    semester,
    until,
    lateFee: false,
    ...by,
    anew: false,
  });
}

async function namesOf(tx: Transaction, { studentId, sessionId }: Registration) {
  const [found] = await tx
    .select({
      ...nameColumns(users),
      session: academicSessions.name,
    })
    .from(users)
    .innerJoin(academicSessions, eq(academicSessions.id, sessionId))
    .where(eq(users.id, studentId));
  return found ? { student: fullName(found), session: found.session } : fail("not_found");
}

/** The adviser's yes. */
export const approveRegistration: Handler<Endpoints["approveRegistration"]> = (ctx, seen) =>
  decide(ctx, "approve", seen);

/** Back to the student, who is told why and has a week. */
export const returnRegistration: Handler<Endpoints["returnRegistration"]> = (ctx, seen) =>
  decide(ctx, "return", seen);

/** An approval that was a mistake, as long as nobody has entered a score upon it. */
export const annulRegistration: Handler<Endpoints["annulRegistration"]> = (ctx, seen) =>
  decide(ctx, "annul", seen);
