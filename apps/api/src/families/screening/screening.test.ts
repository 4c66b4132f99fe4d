import { todayInLagos } from "@polyportal/domain/format/date";
import { putme } from "@polyportal/domain/programmes/putme";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { screeningSeats } from "../../database/schema/screening.ts";
import { joinLetters } from "../../mail/join.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, type Applicant } from "../application/testing/applicant.ts";
import { makeEarlier } from "../application/testing/earlier.ts";
import { makeInvoice } from "../application/testing/invoice.ts";
import { lettersTo } from "../authentication/testing/people.ts";
import { freeingRound } from "./free-seats.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const which = { slug: "putme", sessionId: 3 } as const;
const reason = "The hall is needed for an examination.";
const day = (away: number) => todayInLagos(new Date(Date.now() + away * 86_400_000));

const read = () => server.ok("getScreening", which, officer);

const people: (Applicant & { readonly number: string; readonly email: string })[] = [];
beforeAll(async () => {
  // Who has sent a form first has a seat first: the demo's applicant would be before these.
  await server.db
    .update(applications)
    .set({ completedAt: null })
    .where(eq(applications.programmeSlug, "putme"));
  for (let at = 0; at < 3; at += 1) {
    const applicant = await applicantAt(server, putme);
    const email = `seat.${at}@example.com`;
    const [row] = await server.db
      .update(applications)
      .set({ email })
      .where(eq(applications.id, applicant.applicantId))
      .returning();
    people.push({ ...applicant, number: row?.applicationNumber ?? "", email });
  }
});

const seatOf = async ({ rrr, as, programme }: Applicant) =>
  (await server.ok("getApplicationSlip", { ...programme.api, rrr }, { as })).screening;

const set = (change: object) =>
  server.request(
    "saveScreeningSitting",
    {
      ...which,
      id: null,
      revision: 0,
      venueId: 1,
      day: day(9),
      time: "09:00",
      seats: 2,
      reason,
      ...change,
    },
    officer,
  );

test("seats are given as far as there are any, and moved with the slip and a letter", async () => {
  const begun = await read();
  expect(begun).toMatchObject({ fee: 0, sittings: [], placeable: 0, revision: 0 });
  const waiting = begun.waiting;
  await server.ok("updateScreening", { ...which, revision: 0, fee: 0, bring: "A pencil" }, officer);
  expect(
    await server.request("updateScreening", { ...which, revision: 0, fee: 5, bring: "" }, officer),
  ).toMatchObject({ code: "conflict" });
  expect(await set({ day: day(-1) })).toMatchObject({
    fields: { day: "please select a day to come" },
  });
  expect(await set({ venueId: 999 })).toMatchObject({
    fields: { venueId: "please select a venue" },
  });
  expect((await set({})).status).toBe(200);
  const preview = () => server.ok("previewScreeningSeats", which, officer);
  const give = async (plan?: string) =>
    server.request(
      "giveScreeningSeats",
      { ...which, plan: plan ?? (await preview()).plan, reason },
      officer,
    );
  const looked = await preview();
  expect(looked).toMatchObject({ dates: [{ people: 2 }], left: waiting - 2 });
  const sittingId = looked.dates[0]?.sittingId ?? "";
  const planned = await server.ok("listPlannedSeats", { ...which, sittingId }, officer);
  expect(planned).toMatchObject({
    total: 2,
    people: [
      { seat: 1, applicationNumber: people[0]?.number },
      { seat: 2, applicationNumber: people[1]?.number },
    ],
  });
  // What was looked at is given, and nothing else: with another time of the day it is another plan.
  const [stands] = (await read()).sittings;
  expect((await set({ id: stands?.id, revision: stands?.revision, time: "08:30" })).status).toBe(
    200,
  );
  expect(await give(looked.plan)).toMatchObject({ status: 409, code: "conflict" });
  expect(await give()).toMatchObject({ data: { given: Math.min(2, waiting) } });
  expect(await give()).toMatchObject({ code: "nobody_waits" });
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error("There are three applicants.");
  expect(await seatOf(first)).toMatchObject({ seat: 1 });
  expect(await seatOf(second)).toMatchObject({ seat: 2 });
  expect(await seatOf(third)).toBeNull();
  expect(await lettersTo(server, first.email)).toHaveLength(1);

  expect((await set({ day: day(10), venueId: 2, seats: 1 })).status).toBe(200);
  const { sittings } = await read();
  const [early, late] = sittings;
  const move = (number: string, sittingId = late?.id ?? "") =>
    server.request("moveScreeningSeat", { ...which, number, sittingId, reason }, officer);
  const { mobileNumber } = await server.ok(
    "loadApplication",
    { ...putme.api, rrr: second.rrr },
    { as: second.as },
  );
  const [row] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.id, second.applicantId));
  const slip = async () =>
    (await server.ok("getPutmeSlip", { jambNumber: row?.jambNumber ?? "", mobileNumber })).slip;
  const printed = await slip();
  // Asked for in the personal section, it stands on the slip and in the list of who sits where.
  expect(printed?.extraTime).toBe(true);
  await server.db
    .update(applicationSteps)
    .set({ answers: { disability: "no" } })
    .where(
      and(
        eq(applicationSteps.applicationId, first.applicantId),
        eq(applicationSteps.kind, "personal"),
      ),
    );
  const seats = (asked: object) => server.ok("listScreeningSeats", asked, officer);
  expect((await seats({ sitting: early?.id ?? "" })).items).toMatchObject([
    { seat: 1, applicationNumber: first.number, extraTime: false },
    { seat: 2, applicationNumber: second.number, extraTime: true, jambNumber: row?.jambNumber },
  ]);
  expect(await seats({ sitting: early?.id, extra: "true" })).toMatchObject({ total: 1 });
  expect(await seats({ sitting: late?.id })).toMatchObject({ total: 0 });
  expect(await move(second.number)).toMatchObject({ data: { seat: 1 } });
  expect(
    await server.ok("verifyDocument", { code: printed?.verification.code ?? "" }),
  ).toMatchObject({ state: "withdrawn" });
  expect((await lettersTo(server, second.email)).at(-1)?.subject).toBe("Your screening was moved");
  expect(await move(third.number)).toMatchObject({ code: "sitting_full" });
  expect(await move("PUTME/1999/000001", early?.id)).toMatchObject({ status: 404 });
  expect(await give()).toMatchObject({ data: { given: 1 } });

  const edit = { id: early?.id, revision: early?.revision };
  expect(await set({ ...edit, seats: 1 })).toMatchObject({ code: "sitting_full" });
  expect((await set({ ...edit, time: "10:30" })).status).toBe(200);
  expect(await set({ ...edit, time: "11:00" })).toMatchObject({ code: "conflict" });
  const told = await lettersTo(server, first.email);
  expect(told.at(-1)?.subject).toBe("Your screening was moved");
  // Of those that have not gone yet the newest goes, and none once the date has come.
  expect(joinLetters(told, new Date())?.body).toBe(told.at(-1)?.body);
  expect(joinLetters(told, new Date(`${day(9)}T10:31:00+01:00`))).toBeUndefined();
  expect(
    await server.request("removeScreeningSitting", { id: early?.id ?? "" }, officer),
  ).toMatchObject({ code: "sitting_taken" });
});

test("a venue is added once, and a date without anybody is removed", async () => {
  const venue = { name: "Library, Hall C", address: "Main Campus" };
  await server.ok("addScreeningVenue", venue, officer);
  expect(await server.request("addScreeningVenue", venue, officer)).toMatchObject({
    code: "name_taken",
  });
  const known = await server.ok("listScreeningVenues", {}, officer);
  const hall = known.find((one) => one.id === 1);
  if (!hall) throw new Error("The demo has venues.");
  const change = (said: object) =>
    server.request(
      "updateScreeningVenue",
      { id: 1, revision: hall.revision, name: hall.name, address: hall.address, reason, ...said },
      officer,
    );
  expect(await change({ name: venue.name })).toMatchObject({ code: "name_taken" });
  expect(await change({ name: "Hall B, new wing" })).toMatchObject({ data: { told: hall.people } });
  expect(await change({ name: "Hall B" })).toMatchObject({ status: 409, code: "conflict" });
  expect((await lettersTo(server, people[0]?.email ?? "")).at(-1)?.body).toContain(
    "Hall B, new wing",
  );
  const { id } = await server.ok(
    "saveScreeningSitting",
    { ...which, id: null, revision: 0, venueId: 1, day: day(30), time: "14:00", seats: 5 },
    officer,
  );
  await server.ok("removeScreeningSitting", { id }, officer);
  expect((await read()).sittings.map((one) => one.id)).not.toContain(id);
});

const held = (applicationId: string) =>
  server.db.$count(screeningSeats, eq(screeningSeats.applicationId, applicationId));

const free = (now: Date) => freeingRound(server, now, new AbortController().signal);

test("who is over gives the seat back: closed for good, moved, opened again and never sent", async () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const { id: sittingId } = await server.ok(
    "saveScreeningSitting",
    { ...which, id: null, revision: 0, venueId: 1, day: day(60), time: "08:00", seats: 3 },
    officer,
  );
  const [closed, moved, unsent] = people;
  if (!closed || !moved || !unsent) throw new Error("There are three applicants.");
  for (const { number } of [closed, moved, unsent]) {
    await server.ok("moveScreeningSeat", { ...which, number, sittingId, reason }, officer);
  }
  const change = (one: Applicant, set: Partial<typeof applications.$inferInsert>) =>
    server.db.update(applications).set(set).where(eq(applications.id, one.applicantId));
  const all = async () =>
    Promise.all([closed, moved, unsent].map(({ applicantId }) => held(applicantId)));
  const close = (closesAt: Date | null) =>
    server.db.update(applicationTypes).set({ closesAt }).where(eq(applicationTypes.slug, "putme"));

  await change(closed, { deletedAt: new Date() });
  await change(unsent, { completedAt: null, reopenedAt: new Date() });
  await close(later(1));
  await free(later(0.9));
  // For a day it can be brought back, and for two weeks after the closing be sent.
  expect(await all()).toEqual([1, 1, 1]);
  await free(later(1.1));
  expect(await all()).toEqual([0, 1, 1]);
  await free(later(16));
  expect(await all()).toEqual([0, 1, 0]);
  await change(moved, { programmeSlug: "hnd" });
  await free(new Date());
  expect(await all()).toEqual([0, 0, 0]);
  await close(null);
});

test("of fifty who are given the last seat at once one has it", async () => {
  const { id: sittingId } = await server.ok(
    "saveScreeningSitting",
    { ...which, id: null, revision: 0, venueId: 1, day: day(61), time: "08:00", seats: 1 },
    officer,
  );
  const numbers = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const { rrr } = await makeInvoice(server.db, putme);
      const applicationNumber = `PUTME/1999/${String(at).padStart(6, "0")}`;
      await makeEarlier(server.db, rrr, { programmeSlug: "putme", applicationNumber });
      return applicationNumber;
    }),
  );
  const answers = await Promise.all(
    numbers.map((number) =>
      server.askAgain("moveScreeningSeat", { ...which, number, sittingId, reason }, officer),
    ),
  );
  const codes = answers.map((answer) => (answer.success ? "given" : answer.code));
  expect(codes.toSorted()).toEqual(["given", ...Array<string>(49).fill("sitting_full")]);
  expect(await server.db.$count(screeningSeats, eq(screeningSeats.sittingId, sittingId))).toBe(1);
});
