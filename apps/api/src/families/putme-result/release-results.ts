import type { putmeResultEndpoints } from "@polyportal/api-client/contract/putme-result";
import { putmeResultMessages } from "@polyportal/domain/messages/putme-results";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { WhichPutme } from "@polyportal/domain/putme-result/about";
import { putmeSlugs } from "@polyportal/domain/putme-result/programmes";
import { wordsOfRelease } from "@polyportal/domain/putme-result/typed-words";
import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { updateMany } from "../../database/update-many.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Services } from "../../server/services.ts";
import { reckonAggregates } from "../application-setup/reckon-aggregates.ts";
import { lockSetup, notedAs } from "../application-setup/save-setup.ts";
import { resultLetter } from "./letter.ts";

const { release: words } = putmeResultMessages;

const payload = z.object({
  slug: z.enum(putmeSlugs),
  sessionId: z.int(),
  /** ISO: what was imported or corrected since was not asked for. */
  asOf: z.string(),
});
type Payload = z.infer<typeof payload>;

/** Asks for the results of a programme and session to be released; who has imported any of them approves nothing. */
export const releasePutmeResults: Handler<
  (typeof putmeResultEndpoints)["releasePutmeResults"]
> = async (ctx, { slug, sessionId, reason, typed }) => {
  const which = { slug, sessionId };
  return ctx.change(async (change) => {
    const { session } = await lockSetup(change.tx, which);
    const waiting = await waitingOf(change.tx, which, ctx.now);
    const results = waiting.length;
    if (results === 0) fail("nothing_to_release");
    const asked = await approvedOrAsked(
      change,
      ctx,
      {
        act: "releasePutme",
        ...notedAs(which),
        title: words.request(definitionOf(slug).title, session.name, results),
        payload: { ...which, asOf: ctx.now.toISOString() } satisfies Payload,
        before: {},
        after: { [words.results]: String(results) },
        concerned: [...new Set(waiting.map(({ result }) => result.uploadedBy))],
        reason,
      },
      { typed, words: wordsOfRelease(results) },
    );
    if (asked) return { waits: true, results };
    const asOf = ctx.now.toISOString();
    await carryOut(change, ctx.services, { ...which, asOf }, reason, ctx.now);
    return { waits: false, results };
  });
};

/** Results that are neither released nor kept back, as they stood at a moment. */
const waitingOf = (tx: Transaction, { slug, sessionId }: WhichPutme, asOf: Date) =>
  tx
    .select({ result: putmeResults, application: applications, session: academicSessions.name })
    .from(putmeResults)
    .innerJoin(applications, eq(applications.id, putmeResults.applicationId))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .where(
      and(
        eq(applications.programmeSlug, slug),
        eq(applications.sessionId, sessionId),
        isNotNull(applications.completedAt),
        isKept,
        isNull(putmeResults.releasedAt),
        isNull(putmeResults.withheldAt),
        lte(putmeResults.updatedAt, asOf),
      ),
    );

/** Releases what was asked for and stands as it did, and tells each applicant. */
async function carryOut(
  { tx, audit }: Change,
  { config, outbox }: Pick<Services, "config" | "outbox">,
  { asOf, ...which }: Payload,
  reason: string,
  now: Date,
) {
  await lockSetup(tx, which);
  await reckonAggregates(tx, which);
  const waiting = await waitingOf(tx, which, new Date(asOf));
  if (waiting.length === 0) fail("nothing_to_release");
  await updateMany(
    tx,
    putmeResults,
    "id",
    waiting.map(({ result: { id, revision } }) => ({
      id,
      releasedAt: now,
      revision: revision + 1,
    })),
  );
  audit({
    action: "releasePutmeResults",
    ...notedAs(which),
    after: { results: waiting.length, asOf },
    reason,
  });
  await outbox.mails(
    tx,
    waiting.map((one) => resultLetter(one, definitionOf(which.slug), config)),
  );
}

/** What another approves before results are out. */
export const putmeResultApprovalActs: readonly ApprovalAct[] = [
  {
    act: "releasePutme",
    carryOut: ({ change, services, reason, now }, asked) =>
      carryOut(change, services, payload.parse(asked), reason, now),
  },
];
