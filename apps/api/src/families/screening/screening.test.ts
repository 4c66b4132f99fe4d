import { todayInLagos } from "@polyportal/domain/format/date";
import { putme } from "@polyportal/domain/programmes/putme";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, type Applicant } from "../application/testing/applicant.ts";
import { lettersTo } from "../authentication/testing/people.ts";

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
  const give = () => server.request("giveScreeningSeats", { ...which, reason }, officer);
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
  expect((await lettersTo(server, first.email)).at(-1)?.subject).toBe("Your screening was moved");
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
  const { id } = await server.ok(
    "saveScreeningSitting",
    { ...which, id: null, revision: 0, venueId: 1, day: day(30), time: "14:00", seats: 5 },
    officer,
  );
  await server.ok("removeScreeningSitting", { id }, officer);
  expect((await read()).sittings.map((one) => one.id)).not.toContain(id);
});
