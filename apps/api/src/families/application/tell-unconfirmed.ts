import { definedBy, definitionOf } from "@polyportal/domain/programmes/programmes";
import { staffRequestDays } from "@polyportal/domain/staff-request/staff-requests";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import { applications } from "../../database/schema/application.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import type { Job } from "../../jobs/jobs.ts";
import { oneByOne } from "../../jobs/one-by-one.ts";
import type { Machinery } from "../../server/mount.ts";
import { unconfirmedLetter } from "./letters.ts";

/**
 * Tells applicants whose request was not confirmed in time that they may continue without it. Whether it was
 * denied, ignored or reached nobody, the mail and its day are the same.
 */
export const tellUnconfirmed = (machinery: Machinery): Job => ({
  name: "tell of unconfirmed staff requests",
  seconds: 600,
  byTime: true,
  async run(signal) {
    await unconfirmedRound(machinery, new Date(), signal);
  },
});

/** One run of the job at a given time. */
export const unconfirmedRound = (
  machinery: Machinery,
  now: Date,
  signal: AbortSignal,
): Promise<void> => oneByOne(signal, () => tellOne(machinery, now));

/** Sends one due mail; undefined if none is due. */
function tellOne({ db, services }: Machinery, now: Date): Promise<true | undefined> {
  const over = new Date(now.getTime() - staffRequestDays * 86_400_000);
  return systemChangeIfNeeded(db, "tellUnconfirmed", now, async ({ tx, audit }) => {
    const [due] = await tx
      .select({ request: staffRequests, application: applications })
      .from(staffRequests)
      .innerJoin(applications, eq(applications.id, staffRequests.applicationId))
      .where(
        and(
          isNull(staffRequests.toldAt),
          sql`${staffRequests.confirmed} is not true`,
          lte(staffRequests.askedAt, over),
        ),
      )
      .orderBy(asc(staffRequests.askedAt))
      .limit(1)
      .for("update", { of: staffRequests, skipLocked: true });
    if (!due) return undefined;
    const { request, application } = due;
    await tx.update(staffRequests).set({ toldAt: now }).where(eq(staffRequests.id, request.id));
    const next = definitionOf(application.programmeSlug).unconfirmedAs;
    // Who has gone on already, or was admitted, has nothing to be told.
    if (next && application.admittedAt === null) {
      const programmes = [definedBy(application), definitionOf(next)] as const;
      const letter = unconfirmedLetter(application, programmes, services.config);
      await services.outbox.mail(tx, letter);
    }
    audit({ action: "tellUnconfirmed", subject: "application", subjectId: application.id });
    return true;
  });
}
