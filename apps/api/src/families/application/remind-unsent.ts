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
 * Reminds who has saved every section and not sent the application, twice at most, while the
 * programme still takes applications. Each letter goes with its count in one transaction.
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

/** Whether a condition holds of what was answered, as `holds` says it. */
const heldIn = (when: When): SQL => {
  const answer = sql`coalesce((select max(${applicationSteps.answers} ->> ${when.field}) ${own}), '')`;
  if ("is" in when) return sql`${answer} = ${when.is}`;
  if ("has" in when) return sql`(${answer} <> '') = ${when.has}`;
  return inArray(answer, [...when.oneOf]);
};

/** Every step is saved that is asked of who answers so. */
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
 * The last save, or the letter before, is as long ago as the next reminder waits; or the programme
 * closes soon, and neither was since that is so.
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

/** Writes one letter that is due; undefined where none is. */
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
