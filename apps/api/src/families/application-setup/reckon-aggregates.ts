import { aggregateOf } from "@polyportal/domain/putme-result/aggregate";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import {
  applicationChoices,
  applications,
  applicationSteps,
} from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { updateMany } from "../../database/update-many.ts";
import { setupOf, type WhichSetup } from "./get-setup.ts";

/** The UTME score of an application: beside the choice, or where it is asked as data. */
export const utmeOf: SQL<number | null> = sql<number | null>`coalesce(
  ${applicationChoices.utmeScore}::int,
  (select (step.answers ->> 'utmeScore')::numeric::int from ${applicationSteps} step
    where step.application_id = ${applications.id} and step.answers ? 'utmeScore' limit 1))`;

/** What divides UTME and PUTME in a setup. */
export const divisorsOf = async (db: Reader, which: WhichSetup) => {
  const { utmeDivisor, putmeDivisor } = await setupOf(db, which);
  return { utmeDivisor, putmeDivisor };
};

/** Adds up results anew that are not released: what was told stands. */
export async function reckonAggregates(
  tx: Transaction,
  { slug, sessionId }: WhichSetup,
): Promise<void> {
  const divisors = await divisorsOf(tx, { slug, sessionId });
  const rows = await tx
    .select({
      id: putmeResults.id,
      score: putmeResults.score,
      aggregate: putmeResults.aggregate,
      utme: utmeOf,
    })
    .from(putmeResults)
    .innerJoin(applications, eq(applications.id, putmeResults.applicationId))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(
      and(
        eq(applications.programmeSlug, slug),
        eq(applications.sessionId, sessionId),
        isNull(putmeResults.releasedAt),
      ),
    );
  const changed = rows.flatMap(({ id, score, utme, aggregate: stood }) => {
    const aggregate = aggregateOf(utme, score, divisors);
    return aggregate === stood ? [] : [{ id, aggregate }];
  });
  await updateMany(tx, putmeResults, "id", changed);
}
