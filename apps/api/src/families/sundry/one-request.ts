import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { toNaira } from "@polyportal/domain/format/naira";
import { debtOf, missingResults } from "@polyportal/domain/sundry/transcript";
import { eq } from "drizzle-orm";
import { transcriptRequests } from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { feesOf } from "../fees/session-fee.ts";
import { registeredBy } from "../results/courses.ts";
import { publishedAttempts } from "../results/published.ts";
import { lastWorkingDay, requestRow, requestsOf } from "./list-requests.ts";
import { graduateById, requestByCode } from "./transcript-queries.ts";
import { amendedSince, heldCourses } from "./transcript-stops.ts";
import { arrivalOf } from "./transcripts.ts";

/** One request with what is in its way: debt and missing results, which the registry weighs. */
export const getTranscriptRequest: Handler<
  (typeof transcriptRequestEndpoints)["getTranscriptRequest"]
> = async ({ caller, db }, { id }) => {
  const [found] = await requestsOf(db).where(eq(transcriptRequests.id, id));
  if (!found) return fail("not_found");
  const { studentId, code } = found.request;
  const whole = (await requestByCode(db, code)) ?? fail("not_found");
  const graduate = (await graduateById(db, studentId)) ?? fail("not_found");
  const [fees, registered, published, amendedAt, held, lastDay] = await Promise.all([
    feesOf(db, { student: graduate.student }, "school-fees"),
    registeredBy(db).execute({ studentIds: [studentId] }),
    publishedAttempts(db, studentId),
    amendedSince(db, studentId, whole.steps),
    heldCourses(db, studentId),
    lastWorkingDay(db),
  ]);
  return {
    ...requestRow(found, caller.userId, lastDay),
    email: found.email ?? "",
    phone: found.phone ?? "",
    steps: whole.steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    destinations: whole.destinations.map((one) => ({
      position: one.position,
      kind: one.kind,
      name: one.name,
      country: one.country,
      delivery: one.delivery,
      address: one.address,
      email: one.email,
      reference: one.reference,
      dispatched: one.dispatched,
      ...arrivalOf(one),
      askedUntil: one.receiptUntil?.toISOString() ?? null,
    })),
    debt: toNaira(debtOf(fees)),
    missing: missingResults(registered, published).map(({ code: course, title, session }) => ({
      code: course,
      title,
      session,
    })),
    amendedAt: amendedAt?.toISOString() ?? null,
    held,
  };
};
