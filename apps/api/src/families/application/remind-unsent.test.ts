import { lastReminderBefore, reminderWaits } from "@polyportal/domain/application/reminder";
import { formatDateTime } from "@polyportal/domain/format/date";
import { nd } from "@polyportal/domain/programmes/nd";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { applicantAt, applicationServer, save, send, type Applicant } from "./testing/applicant.ts";

const server = await applicationServer();
afterAll(server.stop);
beforeEach(async () => {
  await server.db.delete(outboxMessages);
});

const job = () => server.runJob("remind of unsent applications");
const letters = () =>
  server.db.select().from(outboxMessages).where(eq(outboxMessages.kind, "applicationUnsent"));

async function filledIn(): Promise<Applicant> {
  const applicant = await applicantAt(server, nd, "documents");
  await save(server, applicant, "documents");
  return applicant;
}

/** Sets when the programme stops taking applications. */
const close = (closesAt: Date | null) =>
  server.db.update(applicationTypes).set({ closesAt }).where(eq(applicationTypes.slug, nd.slug));

/** Moves the application's times into the past. */
async function pass({ applicantId }: Applicant, milliseconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${milliseconds / 1000 + 1})`;
  await server.db
    .update(applicationSteps)
    .set({ savedAt: sql`${applicationSteps.savedAt} - ${ago}` })
    .where(eq(applicationSteps.applicationId, applicantId));
  await server.db
    .update(applications)
    .set({ remindedAt: sql`${applications.remindedAt} - ${ago}` })
    .where(eq(applications.id, applicantId));
}

test("who has filled in everything and not sent it is reminded twice, and on record", async () => {
  const applicant = await filledIn();
  await job();
  expect(await letters()).toHaveLength(0);
  for (const [index, wait] of reminderWaits.entries()) {
    await pass(applicant, wait);
    await job();
    await job();
    expect(await letters()).toHaveLength(index + 1);
  }
  await pass(applicant, 10 * reminderWaits[1]);
  await job();
  const sent = await letters();
  expect(sent).toHaveLength(reminderWaits.length);
  expect(sent[0]).toMatchObject({ recipient: "abdul@example.com" });
  expect(sent[0]?.body).toContain(nd.paths.login);
  const audit = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "remindUnsent"));
  expect(audit.map(({ subjectId, after }) => [subjectId, after])).toEqual([
    [applicant.applicantId, { reminders: 1 }],
    [applicant.applicantId, { reminders: 2 }],
  ]);
});

test("who has a section to fill in, or has sent it, is left alone", async () => {
  const half = await applicantAt(server, nd, "documents");
  const sent = await filledIn();
  await send(server, sent);
  for (const applicant of [half, sent]) await pass(applicant, reminderWaits[0]);
  await job();
  expect(await letters()).toHaveLength(0);
});

test("a programme that takes no more applications reminds nobody", async () => {
  const applicant = await filledIn();
  await pass(applicant, reminderWaits[0]);
  const set = (open: boolean) =>
    server.db.update(applicationTypes).set({ open }).where(eq(applicationTypes.slug, "nd"));
  await set(false);
  await job();
  expect(await letters()).toHaveLength(0);
  await set(true);
  await job();
  expect(await letters()).toHaveLength(1);
});

test("after its last day a programme reminds nobody, however open it stands", async () => {
  await close(new Date(Date.now() - 60_000));
  const applicant = await filledIn();
  await pass(applicant, reminderWaits[0]);
  await job();
  expect(await letters()).toHaveLength(0);
  await close(null);
  await job();
  expect(await letters()).toHaveLength(1);
});

test("the letter names the last day, and shortly before it does not wait", async () => {
  const closesAt = new Date(Date.now() + 2 * lastReminderBefore);
  await close(closesAt);
  const applicant = await filledIn();
  await job();
  expect(await letters()).toHaveLength(0);
  const soon = new Date(Date.now() + lastReminderBefore - 60_000);
  await close(soon);
  // Saving within the last days means that the applicant knows the deadline.
  await job();
  expect(await letters()).toHaveLength(0);
  await pass(applicant, 120_000);
  await job();
  await job();
  const sent = await letters();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain(formatDateTime(soon.toISOString()));
  await close(null);
});
