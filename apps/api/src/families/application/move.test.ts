import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { applicationFees, applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { testServer } from "../../testing/test-server.ts";
import { lettersTo, recordOf } from "../authentication/testing/people.ts";
import { applicantAt, openNew, type Applicant } from "./testing/applicant.ts";
import { keyOf } from "./testing/keys.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);
// With the same fee, and open.
for (const slug of ["nd", "hnd"] as const) {
  const alone = { amountKobo: 650_000 };
  await server.db.update(applicationFees).set(alone).where(eq(applicationFees.slug, slug));
  const opened = { open: true, opensAt: null, closesAt: null };
  await server.db.update(applicationTypes).set(opened).where(eq(applicationTypes.slug, slug));
}

const movesOf = ({ programme, as }: Applicant) =>
  server.ok("getMoves", { ...programme.api }, { as });

const move = ({ programme, applicantId, as }: Applicant, slug: ProgrammeSlug, change = {}) =>
  server.request("moveApplication", { ...programme.api, applicantId, slug, ...change }, { as });

const invoiceOf = async (rrr: string) =>
  (await server.db.select().from(invoices).where(eq(invoices.rrr, rrr)))[0];

const sums = async () => {
  const [row] = await server.db
    .select({ sum: sql<string>`sum(${invoices.amountKobo})`, count: sql<string>`count(*)` })
    .from(invoices);
  return row;
};

const openAs = async (applicant: Applicant, slug: ProgrammeSlug): Promise<Applicant> => {
  const programme = definitionOf(slug);
  const { rrr } = applicant;
  const answer = { ...programme.api, rrr, ...keyOf(programme, rrr) };
  const { token } = await server.ok("openApplication", answer);
  return { ...applicant, programme, as: { token } };
};

test("an applicant moves it and back: the sums stand, one form opens, the answers go along", async () => {
  const first = await applicantAt(server, nd, "o-level");
  const { rrr } = first;
  const before = await server.ok("loadApplication", { ...nd.api, rrr }, { as: first.as });
  const sum = await sums();
  const { amount, programmes } = await movesOf(first);
  expect(amount).toBe(6_500);
  expect(programmes).toContain("hnd");
  expect(programmes).not.toContain("nd");
  const id = (await invoiceOf(rrr))?.id ?? "";

  let now = first;
  for (const slug of ["hnd", "nd", "hnd"] as const) {
    const left = now;
    expect(await move(left, slug)).toMatchObject({ status: 200 });
    expect(await sums()).toEqual(sum);
    // Open sessions end, and the old programme no longer opens it.
    const old = { ...left.programme.api, rrr };
    expect((await server.request("loadApplication", old, { as: left.as })).status).toBe(401);
    expect(await server.request("openApplication", old)).toMatchObject({ code: "wrong_programme" });
    now = await openAs(left, slug);
    const moved = await server.ok("loadApplication", { ...now.programme.api, rrr }, { as: now.as });
    expect(moved).toMatchObject({
      applicantId: first.applicantId,
      programme: slug,
      // Each section must be checked again.
      saved: [],
      dateOfBirth: before.dateOfBirth,
      nextOfKin: before.nextOfKin,
      passport: before.passport,
    });
  }
  const forms = await server.db.select().from(applications).where(eq(applications.rrr, rrr));
  expect(forms).toHaveLength(1);
  const done = (await recordOf(server, id)).filter(({ action }) => action === "movePayment");
  expect(done).toHaveLength(3);
  const letters = await lettersTo(server, before.email);
  expect(letters.filter(({ kind }) => kind === "applicationMoved")).toHaveLength(3);
});

test("two presses at once move it once", async () => {
  const applicant = await openNew(server, nd);
  const answers = await Promise.all([move(applicant, "hnd"), move(applicant, "hnd")]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await invoiceOf(applicant.rrr)).toMatchObject({ programmeSlug: "hnd" });
});

test("nothing else is moved: closed, of another fee, by award, another's, or sent", async () => {
  const applicant = await openNew(server, nd);
  const other = await openNew(server, nd);
  expect(await move(applicant, "diploma")).toMatchObject({ code: "conflict" });
  expect(await move(applicant, "nd")).toMatchObject({ code: "conflict" });
  expect(await move(applicant, "hnd", { applicantId: other.applicantId })).toMatchObject({
    status: 404,
  });
  expect(await move(applicant, "hnd", { ...hnd.api })).toMatchObject({ status: 404 });
  const paid = eq(invoices.rrr, applicant.rrr);
  await server.db.update(invoices).set({ amountKobo: 123_400 }).where(paid);
  expect(await movesOf(applicant)).toEqual({ amount: 1_234, programmes: [] });
  expect(await move(applicant, "hnd")).toMatchObject({ code: "conflict" });
  await server.db.update(invoices).set({ amountKobo: 650_000 }).where(paid);

  const itself = eq(applicationTypes.slug, "hnd");
  await server.db.update(applicationTypes).set({ open: false }).where(itself);
  expect(await move(applicant, "hnd")).toMatchObject({ code: "conflict" });
  await server.db.update(applicationTypes).set({ open: true }).where(itself);

  const form = eq(applications.id, applicant.applicantId);
  await server.db.update(applications).set({ completedAt: new Date() }).where(form);
  expect(await move(applicant, "hnd")).toMatchObject({ code: "application_completed" });
  expect(await invoiceOf(applicant.rrr)).toMatchObject({ programmeSlug: "nd" });
});
