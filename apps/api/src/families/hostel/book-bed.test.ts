import { and, count, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { bedSpaces, hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { notifications } from "../../database/schema/notification.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { systemContext } from "../payment/payment-context.ts";
import { bedStillOwn } from "./hold-over.ts";
import { bedsOfStudent } from "./own-beds.ts";
import { endHold, payAllFees, statesOf, studentsWithoutBed } from "./testing/residents.ts";

const server = await testServer();
afterAll(server.stop);

// Rooms and beds of Herbert Macaulay Hall: nearly all of its beds are free.
const hostelId = 3;
const price = 40_000;
const women = await studentsWithoutBed(server, "Female", 1);
const men = await studentsWithoutBed(server, "Male", 21);
await payAllFees(server, [...men, ...women]);

const beds = await freeBeds();
async function freeBeds(): Promise<number[]> {
  const as = { user: nextMan(0).user };
  const { rooms } = await server.ok("listRoomsToBook", { hostelId }, { as });
  const free = rooms.filter((room) => room.noOfBedSpacesLeft === 4).slice(0, 6);
  const lists = await Promise.all(
    free.map(({ id }) => server.ok("listBedsToBook", { roomId: id }, { as })),
  );
  return lists.flatMap((list) => list.beds.map(({ id }) => id));
}

function nextMan(index?: number) {
  const man = index === undefined ? men.shift() : men[index];
  if (!man) throw new Error("There are no more students.");
  return { ...man, as: { user: man.user } };
}

function nextBed(): number {
  const bed = beds.shift();
  if (bed === undefined) throw new Error("There are no more beds.");
  return bed;
}

async function invoiceOf(id: string | null, as: { user: string }) {
  return server.ok("getStudentInvoice", { id: id ?? "", refresh: "true" }, { as });
}

const refusals = async (studentId: string) => {
  const [row] = await server.db
    .select({ number: count() })
    .from(auditRows)
    .where(and(eq(auditRows.action, "refuseBed"), eq(auditRows.subjectId, studentId)));
  return row?.number;
};

test("a bed is held while its invoice is open, and counted as taken", async () => {
  const [{ as }, bedId] = [nextMan(), nextBed()];
  const before = await server.ok("listHostelsToBook", {}, { as });
  const booking = await server.ok("bookBed", { bedId, price }, { as });
  expect(booking).toMatchObject({ bedId, hostel: "Herbert Macaulay Hall", price, state: "held" });
  expect(Date.parse(booking.heldUntil ?? "") - Date.now()).toBeGreaterThan(71.9 * 3_600_000);

  const invoice = await invoiceOf(booking.invoiceId, as);
  expect(invoice).toMatchObject({
    purpose: "hostel",
    state: "open",
    total: price,
    paymentPurposeId: 8,
    expiresAt: booking.heldUntil,
    items: [
      {
        description: `Bed space ${booking.bed}, ${booking.room}, Herbert Macaulay Hall`,
        amount: price,
      },
    ],
  });
  expect(await server.ok("getHostelStanding", {}, { as })).toMatchObject({ booking });
  const left = (all: typeof before) => all.find(({ id }) => id === hostelId)?.noOfBedSpacesLeft;
  const after = await server.ok("listHostelsToBook", {}, { as });
  expect(left(after)).toBe((left(before) ?? 0) - 1);
  // Pressed again, it is the same bed and the same invoice.
  expect(await server.ok("bookBed", { bedId, price }, { as })).toEqual(booking);
});

test("the payment books the bed and says so", async () => {
  const [{ id, as }, bedId] = [nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  await payByCard(server, await invoiceOf(held.invoiceId, as));
  expect(await invoiceOf(held.invoiceId, as)).toMatchObject({ state: "paid" });
  expect((await server.ok("getHostelStanding", {}, { as })).booking).toMatchObject({
    bedId,
    state: "booked",
    heldUntil: null,
  });
  const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
  expect(told.map(({ path }) => path)).toContain(`/hostel/invoice?invoice=${held.invoiceId}`);
});

test("a hold that ends unpaid frees the bed for the next", async () => {
  const [first, second, bedId] = [nextMan(), nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as: first.as });
  expect(await server.request("bookBed", { bedId, price }, { as: second.as })).toMatchObject({
    status: 409,
    code: "bed_taken",
  });
  await endHold(server, held.invoiceId ?? "");
  await server.runJob("ask about payments");
  expect(await statesOf(server, bedId)).toEqual(["released"]);
  const next = await server.ok("bookBed", { bedId, price }, { as: second.as });
  expect(next.state).toBe("held");
  expect((await server.ok("getHostelStanding", {}, { as: first.as })).booking).toBeNull();
});

const toldOfHold = (userId: string) =>
  server.db
    .select({ body: notifications.body, path: notifications.path })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.title, "Your bed space is no longer held"),
      ),
    );

test("whose hold has ended is told once, however often and by whomever it is found out", async () => {
  const [{ id, as }, bedId, other] = [nextMan(), nextBed(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  await endHold(server, held.invoiceId ?? "");
  await Promise.all([
    server.runJob("ask about payments"),
    server.ok("bookBed", { bedId: other, price }, { as }),
  ]);
  await server.runJob("ask about payments");
  expect(await statesOf(server, bedId)).toEqual(["released"]);
  expect(await toldOfHold(id)).toEqual([
    {
      body: expect.stringContaining(`Bed space ${held.bed}, ${held.room}, Herbert Macaulay Hall`),
      path: "/hostel",
    },
  ]);
});

test("whose hold the sweep ends while the bed is asked about has no bed any more", async () => {
  const [{ id, as }, bedId] = [nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  await endHold(server, held.invoiceId ?? "");
  const [own] = await bedsOfStudent(server.db, id);
  await server.runJob("ask about payments");
  expect(own).toMatchObject({ bedId, state: "held" });
  const ctx = systemContext(server, "bookBed");
  expect(own && (await bedStillOwn(ctx, own))).toBeUndefined();
});

test("who has given the bed back, or paid at the last moment, is not told that the hold has ended", async () => {
  const [giver, payer] = [nextMan(), nextMan()];
  const given = await server.ok("bookBed", { bedId: nextBed(), price }, { as: giver.as });
  await server.ok("cancelStudentInvoice", { id: given.invoiceId ?? "" }, { as: giver.as });
  const kept = await server.ok("bookBed", { bedId: nextBed(), price }, { as: payer.as });
  await payByCard(server, await invoiceOf(kept.invoiceId, payer.as));
  for (const { invoiceId } of [given, kept]) await endHold(server, invoiceId ?? "");
  await server.runJob("ask about payments");
  expect(await toldOfHold(giver.id)).toEqual([]);
  expect(await toldOfHold(payer.id)).toEqual([]);
});

test("whose hold is over may choose again at once, without waiting for the sweep", async () => {
  const [{ as }, bedId, other] = [nextMan(), nextBed(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  await endHold(server, held.invoiceId ?? "");
  const again = await server.ok("bookBed", { bedId: other, price }, { as });
  expect(again).toMatchObject({ bedId: other, state: "held" });
  expect(await statesOf(server, bedId)).toEqual(["released"]);
});

test("a cancelled invoice gives the bed back", async () => {
  const [{ as }, bedId] = [nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  await server.ok("cancelStudentInvoice", { id: held.invoiceId ?? "" }, { as });
  expect(await statesOf(server, bedId)).toEqual(["released"]);
  expect((await server.ok("getHostelStanding", {}, { as })).booking).toBeNull();
  expect(await server.ok("bookBed", { bedId, price }, { as })).toMatchObject({ state: "held" });
});

test("money that comes after the hold takes the bed again where it is free", async () => {
  const [{ as }, bedId] = [nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  const invoice = await invoiceOf(held.invoiceId, as);
  await endHold(server, invoice.id);
  await server.runJob("ask about payments");
  await payByCard(server, invoice);
  expect(await invoiceOf(invoice.id, as)).toMatchObject({ state: "paid" });
  expect((await server.ok("getHostelStanding", {}, { as })).booking).toMatchObject({
    bedId,
    state: "booked",
  });
});

test("where the bed went to another, the money takes one that costs no more", async () => {
  const [late, quick, bedId] = [nextMan(), nextMan(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as: late.as });
  const invoice = await invoiceOf(held.invoiceId, late.as);
  await endHold(server, invoice.id);
  await server.runJob("ask about payments");
  await server.ok("bookBed", { bedId, price }, { as: quick.as });
  await payByCard(server, invoice);
  await invoiceOf(invoice.id, late.as);
  expect(await server.ok("getHostelStanding", {}, { as: late.as })).toMatchObject({
    booking: null,
    credit: price,
  });

  const dearer = eq(hostels.id, hostelId);
  await server.db.update(hostels).set({ priceKobo: 4_100_000 }).where(dearer);
  const other = nextBed();
  expect(
    await server.request("bookBed", { bedId: other, price: 41_000 }, { as: late.as }),
  ).toMatchObject({ status: 409, code: "hostel_credit_short" });
  await server.db.update(hostels).set({ priceKobo: 4_000_000 }).where(dearer);
  expect(await server.ok("bookBed", { bedId: other, price }, { as: late.as })).toMatchObject({
    bedId: other,
    state: "booked",
    invoiceId: invoice.id,
  });
  expect((await server.ok("getHostelStanding", {}, { as: late.as })).credit).toBeNull();
});

test("a second bed is refused, held or booked", async () => {
  const [{ as }, bedId, other] = [nextMan(), nextBed(), nextBed()];
  const held = await server.ok("bookBed", { bedId, price }, { as });
  const refused = { status: 409, code: "bed_held_already" };
  expect(await server.request("bookBed", { bedId: other, price }, { as })).toMatchObject(refused);
  await payByCard(server, await invoiceOf(held.invoiceId, as));
  await invoiceOf(held.invoiceId, as);
  expect(await server.request("bookBed", { bedId: other, price }, { as })).toMatchObject(refused);
  expect(await statesOf(server, other)).toEqual([]);
});

test("two beds pressed at once in two tabs are one bed and one invoice", async () => {
  const [{ id, as }, one, two] = [nextMan(), nextBed(), nextBed()];
  const answers = await Promise.all(
    [one, two, one, two].map((bedId) => server.request("bookBed", { bedId, price }, { as })),
  );
  const booked = answers.flatMap((answer) => (answer.success ? [answer.data] : []));
  expect(new Set(booked.map(({ invoiceId }) => invoiceId)).size).toBe(1);
  expect(booked.length).toBeGreaterThan(0);
  const mine = and(eq(invoices.studentId, id), eq(invoices.purpose, "hostel"));
  expect(await server.db.select().from(invoices).where(mine)).toHaveLength(1);
});

test("another price than the hostel's is refused and kept on record", async () => {
  const [{ id, as }, bedId] = [nextMan(), nextBed()];
  expect(await server.request("bookBed", { bedId, price: 1 }, { as })).toMatchObject({
    status: 409,
    code: "bed_price_changed",
  });
  expect(await refusals(id)).toBe(1);
  expect(await statesOf(server, bedId)).toEqual([]);
});

test("a hostel of the other gender is neither shown nor booked", async () => {
  const [{ id, user }] = women as [{ id: string; user: string }];
  const as = { user };
  const shown = await server.ok("listHostelsToBook", {}, { as });
  expect(shown.map(({ hostelName }) => hostelName)).toEqual(["Moremi Hall", "Queen Amina Hall"]);
  const refused = { status: 409, code: "hostel_of_others" };
  const bedId = nextBed();
  expect(await server.request("bookBed", { bedId, price }, { as })).toMatchObject(refused);
  expect(await server.request("listRoomsToBook", { hostelId }, { as })).toMatchObject(refused);
  const roomId = Math.floor(bedId / 10);
  expect(await server.request("listBedsToBook", { roomId }, { as })).toMatchObject(refused);
  expect(await refusals(id)).toBe(3);
});

test("a closed bed is shown as closed and not booked", async () => {
  const [{ as }, bedId] = [nextMan(), nextBed()];
  await server.db.update(bedSpaces).set({ active: false }).where(eq(bedSpaces.id, bedId));
  const roomId = Math.floor(bedId / 10);
  const { beds } = await server.ok("listBedsToBook", { roomId }, { as });
  expect(beds.find(({ id }) => id === bedId)).toMatchObject({ closed: true });
  expect(await server.request("bookBed", { bedId, price }, { as })).toMatchObject({
    status: 409,
    code: "bed_closed",
  });
});

test("what there is not is not found", async () => {
  const { as } = nextMan(0);
  const missing = { status: 404, code: "bed_not_found" };
  expect(await server.request("bookBed", { bedId: 7, price }, { as })).toMatchObject(missing);
  expect(await server.request("listBedsToBook", { roomId: 7 }, { as })).toMatchObject(missing);
  expect(await server.request("listRoomsToBook", { hostelId: 7 }, { as })).toMatchObject(missing);
});

test.each(["lecturer", "registrar"])("%s has no bed to book", async (user) => {
  const as = { user };
  expect(await server.request("bookBed", { bedId: 1, price }, { as })).toMatchObject({
    status: 403,
  });
  expect(await server.request("getHostelStanding", {}, { as })).toMatchObject({ status: 403 });
});
