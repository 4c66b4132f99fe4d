import { lastReminderBefore, reminderWaits } from "@polyportal/domain/application/reminder";
import { idOf } from "@polyportal/domain/application/steps";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { When } from "@polyportal/domain/programmes/field";
import { definedBy, programmes, revisionsOf } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import { applications, applicationSteps, isKept } from "../../database/schema/application.ts";
import { applicationTypes, takesApplications } from "../../database/schema/application-type.ts";
import type { Job } from "../../jobs/jobs.ts";
import { oneByOne } from "../../jobs/one-by-one.ts";
import type { Machinery } from "../../server/mount.ts";
import { unsentLetter } from "./letters.ts";

/**
 * Reminds applicants who have saved every section and not sent the application, at most twice and while the
 * programme takes applications. A mail and its count are one transaction.
 */
export const remindUnsent = (machinery: Machinery): Job => ({
  name: "remind of unsent applications",
  seconds: 600,
  byTime: true,
  async run(signal) {
    await oneByOne(signal, () => remindOne(machinery, new Date()));
  },
});

const lastSavedAt = sql`(select max(${applicationSteps.savedAt}) from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${applications.id})`;

const own = sql`from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${applications.id}`;

/** A condition on answers as SQL; the same as `holds`. */
const heldIn = (when: When): SQL => {
  const answer = sql`coalesce((select max(${applicationSteps.answers} ->> ${when.field}) ${own}), '')`;
  if ("is" in when) return sql`${answer} = ${when.is}`;
  if ("has" in when) return sql`(${answer} <> '') = ${when.has}`;
  return inArray(answer, [...when.oneOf]);
};

/** All steps that these answers require are saved. */
const allSaved = or(
  ...programmes
    .flatMap(({ slug }) => revisionsOf(slug))
    .map((programme) =>
      and(
        eq(applications.programmeSlug, programme.slug as ProgrammeSlug),
        eq(applications.definitionRevision, revisionOf(programme)),
        ...programme.steps.map((step) => {
          const saved = sql`exists (select 1 ${own} and ${applicationSteps.kind} = ${idOf(step)}
          and ${applicationSteps.reopenedAt} is null)`;
          return step.when ? or(not(heldIn(step.when)), saved) : saved;
        }),
      ),
    ),
);

/**
 * The last save or reminder is old enough for the next reminder, or the programme closes soon and there was
 * neither since then.
 */
const due = (now: Date) =>
  or(
    and(
      lt(applications.reminders, reminderWaits.length),
      lt(
        sql`greatest(${lastSavedAt}, ${applications.remindedAt})`,
        sql`${applicationTypes.closesAt} - make_interval(secs => ${lastReminderBefore / 1000})`,
      ),
      lt(applicationTypes.closesAt, new Date(now.getTime() + lastReminderBefore)),
    ),
    ...reminderWaits.map((wait, reminders) =>
      and(
        eq(applications.reminders, reminders),
        lt(
          sql`greatest(${lastSavedAt}, ${applications.remindedAt})`,
          new Date(now.getTime() - wait),
        ),
      ),
    ),
  );

/** Sends one due mail; undefined if none is due. */
function remindOne({ db, services }: Machinery, now: Date): Promise<true | undefined> {
  const { config, outbox } = services;
  return systemChangeIfNeeded(db, "remindUnsent", now, async ({ tx, audit }) => {
    const [application] = await tx
      .select({ ...getTableColumns(applications), closesAt: applicationTypes.closesAt })
      .from(applications)
      .innerJoin(applicationTypes, eq(applicationTypes.slug, applications.programmeSlug))
      .where(and(isNull(applications.completedAt), isKept, takesApplications, allSaved, due(now)))
      .orderBy(asc(applications.createdAt))
      .limit(1)
      .for("update", { of: applications, skipLocked: true });
    if (!application) return undefined;
    const programme = definedBy(application);
    const reminders = application.reminders + 1;
    await tx
      .update(applications)
      .set({ reminders, remindedAt: now })
      .where(eq(applications.id, application.id));
    audit({
      action: "remindUnsent",
      subject: "application",
      subjectId: application.id,
      after: { reminders },
    });
    await outbox.mail(tx, unsentLetter(application, programme, config, application.closesAt));
    return true;
  });
}
