import { daysAfterClosing } from "@polyportal/domain/application-setup/opening";
import { undoHours } from "@polyportal/domain/notice/state";
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, not, or } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { screenings, screeningSeats, screeningSittings } from "../../database/schema/screening.ts";
import type { Job } from "../../jobs/jobs.ts";
import { oneByOne } from "../../jobs/one-by-one.ts";
import type { Machinery } from "../../server/mount.ts";
import { withdrawDocuments } from "../document/withdraw.ts";

/** Frees seats that nobody will come to, for others who wait. */
export const freeSeatsOfGone = (machinery: Machinery): Job => ({
  name: "free seats of applications that are over",
  seconds: 600,
  byTime: true,
  async run(signal) {
    await freeingRound(machinery, new Date(), signal);
  },
});

/** One round of it, at a moment. */
export const freeingRound = (
  machinery: Pick<Machinery, "db">,
  now: Date,
  signal: AbortSignal,
): Promise<void> => oneByOne(signal, () => freeOne(machinery, now));

/**
 * An application that is closed and cannot be brought back any more; that is another programme's now; or that was
 * opened again and can be sent no more.
 */
function isOver(now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const long = ago(daysAfterClosing * 24);
  return or(
    lte(applications.deletedAt, ago(undoHours)),
    ne(applications.programmeSlug, screenings.programmeSlug),
    and(
      isNull(applications.completedAt),
      eq(academicSessions.current, true),
      or(
        lte(applicationTypes.closesAt, long),
        and(
          not(applicationTypes.open),
          isNotNull(applicationTypes.closedAt),
          lte(applicationTypes.closedAt, long),
        ),
      ),
      or(isNull(applications.reopenedAt), lte(applications.reopenedAt, long)),
    ),
  );
}

/** Frees one seat of a date to come; undefined where none is to be freed. */
function freeOne({ db }: Pick<Machinery, "db">, now: Date): Promise<true | undefined> {
  return systemChangeIfNeeded(db, "freeScreeningSeat", now, async ({ tx, audit }) => {
    const [found] = await tx
      .select({ seat: screeningSeats, startsAt: screeningSittings.startsAt })
      .from(screeningSeats)
      .innerJoin(screeningSittings, eq(screeningSittings.id, screeningSeats.sittingId))
      .innerJoin(screenings, eq(screenings.id, screeningSittings.screeningId))
      .innerJoin(applications, eq(applications.id, screeningSeats.applicationId))
      .innerJoin(applicationTypes, eq(applicationTypes.slug, applications.programmeSlug))
      .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
      .where(and(gt(screeningSittings.startsAt, now), isOver(now)))
      .orderBy(asc(screeningSittings.startsAt), asc(screeningSeats.seat))
      .limit(1)
      // Whoever brings the application back meanwhile keeps the seat.
      .for("update", { of: [screeningSeats, applications], skipLocked: true });
    if (!found) return undefined;
    const { seat, applicationId } = found.seat;
    await tx.delete(screeningSeats).where(eq(screeningSeats.applicationId, applicationId));
    await withdrawDocuments(tx, "screening-slip", [applicationId], now);
    audit({
      action: "freeScreeningSeat",
      subject: "application",
      subjectId: applicationId,
      before: { seat, startsAt: found.startsAt.toISOString() },
      after: { seat: null },
    });
    return true;
  });
}
