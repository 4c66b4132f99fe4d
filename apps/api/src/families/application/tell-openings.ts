import { daysToConfirm } from "@polyportal/domain/messages/when-open.words";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, asc, eq, getTableColumns, isNotNull, isNull, lt } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes, takesApplications } from "../../database/schema/application-type.ts";
import { openingWatches } from "../../database/schema/opening-watch.ts";
import type { Job } from "../../jobs/jobs.ts";
import { oneByOne } from "../../jobs/one-by-one.ts";
import type { Machinery } from "../../server/mount.ts";
import { nowOpenLetter } from "./when-open-letters.ts";

/**
 * Tells those who wait that a programme has opened. The mail and the end of waiting are one transaction, so
 * nobody is told twice. Unconfirmed addresses are deleted.
 */
export const tellOpenings = (machinery: Machinery): Job => ({
  name: "tell of openings",
  seconds: 300,
  byTime: true,
  async run(signal) {
    const over = new Date(Date.now() - daysToConfirm * 86_400_000);
    await machinery.db
      .delete(openingWatches)
      .where(and(isNull(openingWatches.confirmedAt), lt(openingWatches.createdAt, over)));
    await oneByOne(signal, () => tellOne(machinery, new Date()));
  },
});

function tellOne({ db, services }: Machinery, now: Date): Promise<true | undefined> {
  return systemChangeIfNeeded(db, "tellOpenings", now, async ({ tx, audit }) => {
    const [found] = await tx
      .select({
        ...getTableColumns(openingWatches),
        closesAt: applicationTypes.closesAt,
        session: academicSessions.name,
      })
      .from(openingWatches)
      .innerJoin(applicationTypes, eq(applicationTypes.slug, openingWatches.programmeSlug))
      .innerJoin(academicSessions, eq(academicSessions.current, true))
      .where(and(isNotNull(openingWatches.confirmedAt), takesApplications))
      .orderBy(asc(openingWatches.createdAt))
      .limit(1)
      .for("update", { of: openingWatches, skipLocked: true });
    if (!found) return undefined;
    const { id, email, programmeSlug } = found;
    await tx.delete(openingWatches).where(eq(openingWatches.id, id));
    audit({ action: "tellWhenOpen", subject: "programme", subjectId: programmeSlug });
    const letter = nowOpenLetter(definitionOf(programmeSlug), services.config, id, email, found);
    await services.outbox.mail(tx, letter);
    return true;
  });
}
