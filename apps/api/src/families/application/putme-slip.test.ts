import { supplementaryPutme } from "@polyportal/domain/programmes/putme";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { applications } from "../../database/schema/application.ts";
import { screenings, screeningSeats, screeningSittings } from "../../database/schema/screening.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { makeEarlier } from "./testing/earlier.ts";
import { makeInvoice } from "./testing/invoice.ts";

// The demo's candidates: one has paid for the slip, one has a seat but has not paid, one has no seat yet.
const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const paid = { jambNumber: "202610000001AA", mobileNumber: "08039990001" };
const seated = { jambNumber: "202610000002AB", mobileNumber: "08039990002" };
const waits = { jambNumber: "202610000003AC", mobileNumber: "08039990003" };

const ask = (input: typeof paid) => server.request("getPutmeSlip", input);

test("who has paid gets the slip with date, venue and seat, however the numbers are typed", async () => {
  const { slip, invoice } = await server.ok("getPutmeSlip", {
    jambNumber: " 202610000001aa ",
    mobileNumber: "+234 803 999 0001",
  });
  expect(invoice).toBeNull();
  expect(slip).toMatchObject({
    fullName: "Nwachukwu Ifeoma",
    jambNumber: paid.jambNumber,
    programme: "ND",
    course: "Computer Science",
    venue: "ICT Centre, Hall B",
    seat: 14,
    passport: null,
  });
  expect(slip?.bring).toContain("The original JAMB result slip");
  const checked = await server.ok("verifyDocument", { code: slip?.verification.code ?? "" });
  expect(checked).toMatchObject({ state: "genuine", name: "Screening Slip" });
  expect(checked.facts).toContainEqual({ label: "Seat", value: "14" });
});

test("who has not gets the invoice, masked, and once it is paid the slip", async () => {
  const first = await server.ok("getPutmeSlip", seated);
  expect(first).toMatchObject({
    slip: null,
    invoice: {
      id: null,
      description: "Screening slip 2026/2027",
      total: 2_000,
      fullName: "Nw*** Ba***",
      regNumber: seated.mobileNumber,
      state: "open",
    },
  });
  const again = await server.ok("getPutmeSlip", seated);
  expect(again.invoice?.rrr).toBe(first.invoice?.rrr);
  await payByCard(server, first.invoice ?? { cardPayment: null });
  expect(await ask(seated)).toMatchObject({ data: { invoice: null, slip: { seat: 15 } } });
  const charged = await server.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.purpose, "sundry"), isNull(invoices.studentId)));
  expect(charged).toHaveLength(2);
});

test("a slip without a fee asks for none", async () => {
  await server.db.update(screenings).set({ feeKobo: 0 });
  expect(await ask(seated)).toMatchObject({ data: { invoice: null } });
  await server.db.update(screenings).set({ feeKobo: 200_000 });
});

test("before a seat is given nothing is charged", async () => {
  expect(await ask(waits)).toMatchObject({
    status: 409,
    code: "screening_not_out",
    message: "Your screening date is not out yet",
  });
});

test("who applies in another round meanwhile keeps the slip of the seat, until the other round has one", async () => {
  const again = await makeInvoice(server.db, supplementaryPutme, { state: "paid" });
  const applicationId = await makeEarlier(server.db, again.rrr, {
    programmeSlug: supplementaryPutme.slug,
    jambNumber: paid.jambNumber,
    mobileNumber: paid.mobileNumber,
  });
  expect(await ask(paid)).toMatchObject({ data: { slip: { programme: "ND", seat: 14 } } });

  const [sitting] = await server.db.select().from(screeningSittings);
  await server.db.update(screenings).set({ feeKobo: 0 });
  const seat = { sittingId: sitting?.id ?? "", seat: 90, applicationId };
  await server.db.insert(screeningSeats).values(seat);
  const { slip } = await server.ok("getPutmeSlip", paid);
  expect(slip).toMatchObject({ programme: supplementaryPutme.title, seat: 90 });
  await server.db.update(screenings).set({ feeKobo: 200_000 });
  const other = eq(applications.id, applicationId);
  await server.db.update(applications).set({ deletedAt: new Date() }).where(other);
});

test("another seat makes another slip, and withdraws the one before", async () => {
  const before = await server.ok("getPutmeSlip", paid);
  await server.db.update(screeningSeats).set({ seat: 77 }).where(eq(screeningSeats.seat, 14));
  const after = await server.ok("getPutmeSlip", paid);
  expect(after.slip).toMatchObject({ seat: 77 });
  const old = await server.ok("verifyDocument", { code: before.slip?.verification.code ?? "" });
  expect(old.state).toBe("withdrawn");
});

test("fifty people want the last seat, and one of them has it", async () => {
  const [sitting] = await server.db.select().from(screeningSittings);
  const people: string[] = [];
  for (let at = 0; at < 50; at += 1) {
    const { rrr } = await makeInvoice(server.db, supplementaryPutme);
    people.push(await makeEarlier(server.db, rrr));
  }
  const place = { sittingId: sitting?.id ?? "", seat: 120 };
  const taken = await Promise.allSettled(
    people.map((applicationId) =>
      server.db.insert(screeningSeats).values({ ...place, applicationId }),
    ),
  );
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const has = people[taken.findIndex(({ status }) => status === "fulfilled")] ?? "";
  const second = server.db
    .insert(screeningSeats)
    .values({ ...place, seat: 119, applicationId: has });
  expect(await second.catch(violatedConstraint)).toBe("screening_seats_person");
  await server.db.delete(screeningSeats).where(eq(screeningSeats.seat, 120));
});

test("unknown and wrong get one answer, and who goes on is stopped", async () => {
  const nothing = { status: 404, message: "Nothing was found under these details" };
  const wrong = { ...paid, mobileNumber: "08039990002" };
  for (const input of [{ ...paid, jambNumber: "202699999999ZZ" }, wrong]) {
    const { status, message } = await ask(input);
    expect({ status, message }).toEqual(nothing);
  }
  for (let turn = 0; turn < 9; turn += 1) await ask(wrong);
  expect(await ask(paid)).toMatchObject({ status: 429 });
});

test("what is missing is said at its field", async () => {
  expect(await ask({ jambNumber: "12", mobileNumber: "" })).toMatchObject({
    status: 422,
    fields: {
      jambNumber: "a JAMB number has 8 to 14 letters and digits",
      mobileNumber: "phone number is required",
    },
  });
});
