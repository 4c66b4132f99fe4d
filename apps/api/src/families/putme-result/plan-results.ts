import { fullName } from "@polyportal/domain/format/name";
import { putmeResultWords as words } from "@polyportal/domain/messages/putme-upload";
import { putmeOfImport, type WhichPutme } from "@polyportal/domain/putme-result/about";
import { aggregateOf } from "@polyportal/domain/putme-result/aggregate";
import { namesAgree } from "@polyportal/domain/putme-result/names";
import { cellOf, scoreOf } from "@polyportal/domain/putme-result/score";
import { and, eq, inArray, or } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader } from "../../database/connect.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { keyIn } from "../../lists/search.ts";
import { fail } from "../../failure.ts";
import { divisorsOf, utmeOf } from "../application-setup/reckon-aggregates.ts";

type Result = typeof putmeResults.$inferSelect;

export type ResultTarget = {
  readonly id: string;
  /** The result as it stands; none where it is new. */
  readonly known: Result | undefined;
  readonly row: Pick<Result, "applicationId" | "score" | "venue" | "aggregate">;
};

/** What is to become of rows of results, by few queries for all of them. */
export async function planResults(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<ResultTarget>[]> {
  const which = putmeOfImport(ctx.about) ?? fail("not_found");
  const found = await readApplications(
    ctx.db,
    which,
    rows.map(({ values }) => values["number"] ?? ""),
  );
  const known = await readResults(
    ctx,
    [...new Set(found.values())].map(({ application }) => application.id),
  );
  const divisors = await divisorsOf(ctx.db, which);
  const times = new Map<string, number>();
  for (const { values } of rows) {
    const id = found.get(values["number"] ?? "")?.application.id;
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return rows.map(({ values }): Planned<ResultTarget> => {
    const one = found.get(values["number"] ?? "");
    if (!one) return { verdict: "Refused", reasons: [words.unknown] };
    const { application, utme } = one;
    const number = application.applicationNumber;
    if (!application.completedAt) return { verdict: "Refused", reasons: [words.notSent(number)] };
    // Its own number and JAMB's name the same application.
    if ((times.get(application.id) ?? 0) > 1) {
      return { verdict: "Refused", reasons: [words.twice(number)] };
    }
    const stands = known.get(application.id);
    const score = scoreOf(values["score"] ?? "");
    const venue = values["venue"] ?? stands?.venue ?? "";
    const changes = changesOf(stands, { score, venue });
    if (stands && changes.length === 0) return { verdict: "Unchanged" };
    if (stands?.releasedAt) return { verdict: "Refused", reasons: [words.released(number)] };
    const typed = values["fullName"];
    const name = fullName(application);
    return {
      verdict: stands ? "Changed" : "New",
      changes: stands ? changes : [],
      target: {
        id: stands?.id ?? uuid(),
        known: stands,
        row: {
          applicationId: application.id,
          score,
          venue,
          aggregate: aggregateOf(utme, score, divisors),
        },
      },
      ...(typed !== undefined &&
        !namesAgree(typed, name) && { tick: words.otherName(typed, name) }),
    };
  });
}

function changesOf(
  stands: Result | undefined,
  { score, venue }: Pick<Result, "score" | "venue">,
): readonly FieldChange[] {
  if (!stands) return [];
  return [
    ["score", cellOf(stands.score), cellOf(score)] as const,
    ["venue", stands.venue, venue] as const,
  ].flatMap(([column, from, to]) => (from === to ? [] : [{ column, from, to }]));
}

/** The applications of a programme and session by their own numbers and by JAMB's. */
async function readApplications(
  db: Reader,
  { slug, sessionId }: WhichPutme,
  numbers: readonly string[],
) {
  const rows = await db
    .select({ application: applications, chosen: applicationChoices.jambNumber, utme: utmeOf })
    .from(applications)
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(
      and(
        eq(applications.programmeSlug, slug),
        eq(applications.sessionId, sessionId),
        isKept,
        or(
          keyIn(applications.applicationNumber, numbers),
          keyIn(applications.jambNumber, numbers),
          keyIn(applicationChoices.jambNumber, numbers),
        ),
      ),
    );
  // Of several by one of JAMB's numbers the one that was sent counts.
  const byTime = rows.toSorted(
    (one, other) =>
      (one.application.completedAt?.getTime() ?? 0) -
      (other.application.completedAt?.getTime() ?? 0),
  );
  return new Map(
    byTime.flatMap((one) =>
      [one.application.applicationNumber, one.application.jambNumber, one.chosen].flatMap(
        (number) => (number === null ? [] : [[number, one] as const]),
      ),
    ),
  );
}

async function readResults({ db, locks }: PlanContext, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return new Map<string, Result>();
  const query = db
    .select()
    .from(putmeResults)
    .where(inArray(putmeResults.applicationId, [...applicationIds]));
  const found = locks ? await query.for("update") : await query;
  return new Map(found.map((one) => [one.applicationId, one]));
}
