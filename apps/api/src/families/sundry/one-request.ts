import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { toNaira } from "@polyportal/domain/format/naira";
import { debtOf, missingResults } from "@polyportal/domain/sundry/transcript";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { amendmentRequests } from "../../database/schema/results.ts";
import { transcriptRequests } from "../../database/schema/transcript.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { feesOf } from "../fees/session-fee.ts";
import { registeredBy } from "../results/courses.ts";
import { publishedAttempts } from "../results/published.ts";
import { requestRow, requestsOf } from "./list-requests.ts";
import { graduateById, requestByCode } from "./transcript-queries.ts";

type Step = { readonly state: string; readonly at: Date };

/** When a published result of the graduate was last amended after the signature. */
export async function amendedSince(
  db: Reader,
  studentId: string,
  steps: readonly Step[],
): Promise<Date | null> {
  const signed = steps.find(({ state }) => state === "signed");
  if (!signed) return null;
  const [amended] = await db
    .select({ at: amendmentRequests.endedAt })
    .from(amendmentRequests)
    .where(
      and(
        eq(amendmentRequests.studentId, studentId),
        eq(amendmentRequests.state, "applied"),
        gt(amendmentRequests.endedAt, signed.at),
      ),
    )
    .orderBy(desc(amendmentRequests.endedAt))
    .limit(1);
  return amended?.at ?? null;
}

/** One request with what is in its way: debt and missing results, which the registry weighs. */
export const getTranscriptRequest: Handler<
  (typeof transcriptRequestEndpoints)["getTranscriptRequest"]
> = async ({ caller, db }, { id }) => {
  const [found] = await requestsOf(db).where(eq(transcriptRequests.id, id));
  if (!found) return fail("not_found");
  const { studentId, code } = found.request;
  const whole = (await requestByCode(db, code)) ?? fail("not_found");
  const graduate = (await graduateById(db, studentId)) ?? fail("not_found");
  const [fees, registered, published, amendedAt] = await Promise.all([
    feesOf(db, { student: graduate.student }, "school-fees"),
    registeredBy(db).execute({ studentIds: [studentId] }),
    publishedAttempts(db, studentId),
    amendedSince(db, studentId, whole.steps),
  ]);
  return {
    ...requestRow(found, caller.userId),
    email: found.email ?? "",
    phone: found.phone ?? "",
    steps: whole.steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    destinations: whole.destinations.map((one) => ({
      ...one,
      sentAt: one.sentAt?.toISOString() ?? null,
    })),
    debt: toNaira(debtOf(fees)),
    missing: missingResults(registered, published).map(({ code: course, title, session }) => ({
      code: course,
      title,
      session,
    })),
    amendedAt: amendedAt?.toISOString() ?? null,
  };
};
