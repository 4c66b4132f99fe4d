import { fullName } from "@polyportal/domain/format/name";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { eligibleApprovers, requestMany } from "../../approval/request-many.ts";
import type { Change } from "../../database/change.ts";
import { approvals } from "../../database/schema/approval.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";
import type { StudentIn } from "./students-in.ts";
import type { Load } from "./load.ts";

type Asking = Pick<Context, "now"> & { readonly caller: UserCaller };

/** What is kept until another has decided. */
type LoadPayload = Load & { readonly studentId: string };

/** Asks another to approve these students' loads, each for itself. */
export async function askForLoads(
  change: Change,
  { caller, now }: Asking,
  students: readonly StudentIn[],
  { reason, ...load }: Load & { readonly reason: string },
): Promise<void> {
  const { tx } = change;
  if ((await eligibleApprovers(tx, "studentLoad", caller)).length === 0)
    fail("nobody_else_approves");
  const waiting = and(
    eq(approvals.act, "studentLoad"),
    eq(approvals.subject, "student"),
    inArray(
      approvals.subjectId,
      students.map(({ id }) => id),
    ),
    eq(approvals.state, "waiting"),
  );
  if ((await tx.$count(approvals, waiting)) > 0) fail("approval_waiting");
  const bounds = words.bounds(load.minimum, load.maximum);
  await requestMany(
    change,
    caller,
    students.map((student) => ({
      id: uuid(),
      act: "studentLoad",
      subject: "student",
      subjectId: student.id,
      title: words.request(fullName(student), bounds, load.semester, student.session),
      payload: { ...load, studentId: student.id } satisfies LoadPayload,
      before: { [words.load]: stands(student) },
      after: { [words.load]: bounds },
      concerned: [student.id],
      reason,
    })),
    now,
  );
}

const stands = ({ own, level }: StudentIn): string =>
  own
    ? words.bounds(own.minimum, own.maximum)
    : words.ofLevel(words.bounds(level.minimum, level.maximum));
