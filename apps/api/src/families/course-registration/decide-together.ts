import type { courseRegistrationApprovalEndpoints } from "@polyportal/api-client/contract/course-registration-approvals";
import { fullName } from "@polyportal/domain/format/name";
import { barsBulkApproval } from "@polyportal/domain/course-registration/flags";
import { lookAtAlone } from "@polyportal/domain/messages/registration-approvals";
import { eq, inArray } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Reader } from "../../database/connect.ts";
import { ofRegistration } from "../../database/of-registration.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { ApiFailure } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { changed } from "./list-approvals.ts";
import type { Registration } from "./queries.ts";
import { reviewsOf } from "./review.ts";
import { lockFor, take, type Deciding, type Seen } from "./decide.ts";

type Endpoints = typeof courseRegistrationApprovalEndpoints;

/**
 * One act on several, in one transaction: each is refused for itself, and those that may be are decided.
 * Locked in the order of their ids, so that two who decide about the same ones do not wait for each other.
 */
async function decideTogether(
  ctx: Deciding & Pick<Context<Endpoints["bulkApproveRegistrations"]>, "db">,
  act: "approve" | "return",
  registrations: readonly Seen[],
  reason: string,
) {
  // Read before the change, whose one connection answers one question at a time; what is sent anew
  // meanwhile is another than the one that was seen.
  const barred =
    act === "approve" ? await barredOf(ctx.db, registrations) : new Map<string, string>();
  let refused: { id: string; message: string }[] = [];
  const done = await changeIfNeeded(ctx.change, async (change) => {
    refused = [];
    const locked: Registration[] = [];
    const inOrder = new Map(registrations.map((one) => [one.id, one]));
    for (const seen of [...inOrder.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      try {
        locked.push(await lockFor(change.tx, ctx, act, seen));
      } catch (error) {
        // One that is not there for the caller ends the whole: its name would tell that it is.
        if (!(error instanceof ApiFailure) || error.code === "not_found") throw error;
        refused.push({ id: seen.id, message: error.message });
      }
    }
    let taken = 0;
    for (const held of locked) {
      const message = barred.get(held.id);
      if (message !== undefined) refused.push({ id: held.id, message });
      else {
        await take(change, ctx, act, held, reason);
        taken += 1;
      }
    }
    return taken || undefined;
  });
  const names = await studentsOf(
    ctx.db,
    refused.map(({ id }) => id),
  );
  return {
    done: done ?? 0,
    refused: refused.map((one) => ({ ...one, fullName: names.get(one.id) ?? "" })),
  };
}

/** Which of several have to be looked at by themselves, and why. */
async function barredOf(
  db: Reader,
  registrations: readonly Seen[],
): Promise<ReadonlyMap<string, string>> {
  const ids = registrations.map(({ id }) => id);
  const found = await db
    .select({
      registration: courseRegistrations,
      departmentId: studentSessions.departmentId,
      sessionFrom: academicSessions.from,
      changed: changed.as("changed"),
    })
    .from(courseRegistrations)
    .innerJoin(studentSessions, ofRegistration)
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .where(inArray(courseRegistrations.id, ids));
  const reviews = await reviewsOf(
    db,
    found.map(({ registration, ...of }) => ({ ...of, ...registration })),
  );
  return new Map(
    [...reviews].flatMap(([id, { flags }]) =>
      barsBulkApproval(flags) ? [[id, lookAtAlone(flags)]] : [],
    ),
  );
}

/** Whose registrations some are, by their ids. */
async function studentsOf(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: courseRegistrations.id,
      ...nameColumns(users),
    })
    .from(courseRegistrations)
    .innerJoin(users, eq(users.id, courseRegistrations.studentId))
    .where(inArray(courseRegistrations.id, [...ids]));
  return new Map(rows.map((one) => [one.id, fullName(one)]));
}

/** The adviser's yes to all of which nothing stands out. */
export const bulkApproveRegistrations: Handler<Endpoints["bulkApproveRegistrations"]> = (
  ctx,
  { registrations },
) => decideTogether(ctx, "approve", registrations, "");

/** Back to several students with one reason. */
export const bulkReturnRegistrations: Handler<Endpoints["bulkReturnRegistrations"]> = (
  ctx,
  { registrations, reason },
) => decideTogether(ctx, "return", registrations, reason);
