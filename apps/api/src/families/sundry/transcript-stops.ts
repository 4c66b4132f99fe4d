import { transcriptRequestWords } from "@polyportal/domain/messages/transcript-requests";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import {
  isMissing,
  stopOf,
  type TranscriptStop,
} from "@polyportal/domain/sundry/transcript-arrivals";
import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { beginningOf, courseAsOf } from "../../database/course-as-of.ts";
import { courses } from "../../database/schema/course.ts";
import { amendmentRequests, scores, scoreSheets } from "../../database/schema/results.ts";
import { transcriptSteps } from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { bringTo, changeDestination, lockRequest, type LockedRequest } from "./bring-transcript.ts";
import { tellGraduate } from "./tell-graduate.ts";

type Step = { readonly state: string; readonly at: Date };

/** When a published result of the graduate was last amended after the transcript was drawn up. */
export async function amendedSince(
  db: Reader,
  studentId: string,
  steps: readonly Step[],
): Promise<Date | null> {
  const prepared = steps.find(({ state }) => state === "prepared");
  if (!prepared) return null;
  const [amended] = await db
    .select({ at: amendmentRequests.endedAt })
    .from(amendmentRequests)
    .where(
      and(
        eq(amendmentRequests.studentId, studentId),
        eq(amendmentRequests.state, "applied"),
        gt(amendmentRequests.endedAt, prepared.at),
      ),
    )
    .orderBy(desc(amendmentRequests.endedAt))
    .limit(1);
  return amended?.at ?? null;
}

/** The courses whose published result is held: no statement of it leaves the school meanwhile. */
export async function heldCourses(db: Reader, studentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: courses.code })
    .from(scores)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
    .innerJoinLateral(
      courseAsOf(beginningOf(scoreSheets.sessionId), scoreSheets.courseId),
      sql`true`,
    )
    .where(
      and(
        eq(scores.studentId, studentId),
        isNotNull(scores.publishedAt),
        isNotNull(scoreSheets.heldAt),
      ),
    )
    .orderBy(courses.code);
  return rows.map(({ code }) => code);
}

/** What keeps a request that is drawn up from being signed and sent. */
export async function stopFor(
  tx: Transaction,
  { id, studentId }: LockedRequest,
): Promise<TranscriptStop | undefined> {
  const steps = await tx.select().from(transcriptSteps).where(eq(transcriptSteps.requestId, id));
  const amendedAt = await amendedSince(tx, studentId, steps);
  return stopOf({ amendedAt, held: await heldCourses(tx, studentId) });
}

/** Brings a request back to be checked: what has not arrived leaves anew, and the graduate reads why. */
export async function returnRequest(
  { tx, audit }: Change,
  { services, now }: Pick<Context, "now" | "services">,
  request: LockedRequest,
  reason: string,
): Promise<void> {
  const { id, code } = request;
  for (const { position } of request.destinations.filter(isMissing)) {
    const unsent = { sentAt: null, missingAt: null, dispatched: "" };
    await changeDestination(tx, { requestId: id, position }, unsent);
  }
  await bringTo(tx, request, "checking", now, { waitsFor: reason });
  const told = transcriptNotices.waits(code, reason);
  await tellGraduate(tx, services, request, { kind: "transcriptWaits", ...told });
  audit({
    action: "returnTranscript",
    subject: "transcriptRequest",
    subjectId: id,
    before: { state: request.state },
    after: { code, state: "checking" },
    reason,
  });
}

/**
 * Does something with a request that is drawn up, unless a result on it was amended or held since: then it
 * goes back to be prepared anew, which stays, and whoever acts is told why.
 */
export async function unlessStopped(
  ctx: Pick<Context, "change" | "now" | "services">,
  id: string,
  {
    mayAct,
    act,
  }: {
    readonly mayAct: (request: LockedRequest) => boolean;
    readonly act: (change: Change, request: LockedRequest) => Promise<void>;
  },
): Promise<void> {
  const stop = await ctx.change(async (change) => {
    const request = await lockRequest(change.tx, id);
    if (!mayAct(request)) fail("transcript_moved");
    const found = await stopFor(change.tx, request);
    if (found) {
      await returnRequest(change, ctx, request, transcriptRequestWords.sentBack[found]);
    } else await act(change, request);
    return found;
  });
  if (stop) fail(`transcript_${stop}`);
}
