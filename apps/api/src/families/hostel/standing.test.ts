import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { newStudent } from "../../testing/new-student.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { endHold, oweBed, payAllFees, statesOf } from "./testing/residents.ts";

const server = await testServer();
afterAll(server.stop);

// The first room of Herbert Macaulay Hall is full this session; nobody owes its beds of the last.
const lastSessionsBeds = [31_013, 31_014, 31_021, 31_022];
const freeBed = await firstFreeBed();

async function firstFreeBed() {
  const { as } = await newStudent(server, { gender: "Male" });
  const { rooms } = await server.ok("listRoomsToBook", { hostelId: 3 }, { as });
  const room = rooms.find(({ noOfBedSpacesLeft }) => noOfBedSpacesLeft === 4);
  const { beds } = await server.ok("listBedsToBook", { roomId: room?.id ?? 0 }, { as });
  const [bed] = beds;
  if (!bed) throw new Error("There is no free bed.");
  return { bedId: bed.id, price: bed.price };
}

test("who has not paid the first instalment is told so, and gets no bed", async () => {
  const { as } = await newStudent(server, { gender: "Male" });
  expect(await server.ok("getHostelStanding", {}, { as })).toEqual({
    sessionId: 3,
    session: "2026/2027",
    gender: "Male",
    obstacles: ["first-instalment"],
    booking: null,
    arrears: [],
    credit: null,
  });
  expect(await server.request("bookBed", freeBed, { as })).toMatchObject({
    status: 409,
    code: "hostel_not_open",
  });
  expect(await statesOf(server, freeBed.bedId)).toEqual([]);
});

test("fees of an earlier session stand in the way of a bed, too", async () => {
  const student = await newStudent(server, { gender: "Male", levels: { 2: 1, 3: 2 } });
  await payAllFees(server, [student]);
  await server.db
    .update(invoices)
    .set({ sessionId: 1 })
    .where(and(eq(invoices.studentId, student.id), eq(invoices.sessionId, 2)));
  const { obstacles } = await server.ok("getHostelStanding", {}, student);
  expect(obstacles).toEqual(["arrears"]);
});

test("a student without a record has no standing", async () => {
  const { id, as } = await newStudent(server);
  await server.db.delete(studentSessions).where(eq(studentSessions.studentId, id));
  await server.db.delete(students).where(eq(students.id, id));
  expect(await server.request("getHostelStanding", {}, { as })).toMatchObject({
    status: 409,
    code: "no_student_record",
  });
});

async function owing(bedId: number) {
  const student = await newStudent(server, { gender: "Male", levels: { 2: 1, 3: 2 } });
  await payAllFees(server, [student]);
  await oweBed(server, student.id, bedId);
  return student;
}

test("a bed of an earlier session is owed, paid by its invoice, and then a new one is booked", async () => {
  const { as } = await owing(lastSessionsBeds[0] ?? 0);
  const owed = {
    sessionId: 2,
    session: "2025/2026",
    bed: "C",
    room: "Room 101",
    hostel: "Herbert Macaulay Hall",
    amount: 40_000,
    invoiceId: null,
  };
  expect(await server.ok("getHostelStanding", {}, { as })).toMatchObject({
    obstacles: ["hostel-arrears"],
    arrears: [owed],
  });
  expect(await server.request("bookBed", freeBed, { as })).toMatchObject({
    code: "hostel_not_open",
  });

  const order = { sessionId: 2, amount: 40_000 };
  const invoice = await server.ok("createHostelArrearsInvoice", order, { as });
  expect(invoice).toMatchObject({
    purpose: "hostel",
    sessionId: 2,
    total: 40_000,
    items: [{ description: "Bed space C, Room 101, Herbert Macaulay Hall", amount: 40_000 }],
  });
  expect(await server.ok("createHostelArrearsInvoice", order, { as })).toEqual(invoice);
  expect((await server.ok("getHostelStanding", {}, { as })).arrears).toEqual([
    { ...owed, invoiceId: invoice.id },
  ]);

  await payByCard(server, invoice);
  await server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });
  expect(await server.ok("getHostelStanding", {}, { as })).toMatchObject({
    obstacles: [],
    arrears: [],
    booking: null,
    credit: null,
  });
  expect(await server.request("createHostelArrearsInvoice", order, { as })).toMatchObject({
    status: 409,
    code: "no_hostel_arrears",
  });
  expect(await server.ok("bookBed", freeBed, { as })).toMatchObject({ state: "held" });
});

test("what is owed and what is booked cost what they did, whatever the hostel asks since", async () => {
  const { as } = await owing(lastSessionsBeds[3] ?? 0);
  const living = await newStudent(server, { gender: "Male" });
  await payAllFees(server, [living]);
  await server.ok("bookBed", { ...freeBed, bedId: freeBed.bedId + 1 }, living);
  const asks = (priceKobo: number) =>
    server.db.update(hostels).set({ priceKobo }).where(eq(hostels.id, 3));
  await asks(9_900_000);
  const { arrears } = await server.ok("getHostelStanding", {}, { as });
  const { booking } = await server.ok("getHostelStanding", {}, living);
  await asks(4_000_000);
  expect([arrears[0]?.amount, booking?.price]).toEqual([40_000, 40_000]);
});

test("an arrears invoice that expires leaves the debt, and the next one pays it", async () => {
  const { as } = await owing(lastSessionsBeds[1] ?? 0);
  const order = { sessionId: 2, amount: 40_000 };
  const first = await server.ok("createHostelArrearsInvoice", order, { as });
  await endHold(server, first.id);
  await server.runJob("ask about payments");
  expect((await server.ok("getHostelStanding", {}, { as })).obstacles).toEqual(["hostel-arrears"]);
  const next = await server.ok("createHostelArrearsInvoice", order, { as });
  expect(next.rrr).not.toBe(first.rrr);
  await payByCard(server, next);
  await server.ok("getStudentInvoice", { id: next.id, refresh: "true" }, { as });
  expect((await server.ok("getHostelStanding", {}, { as })).obstacles).toEqual([]);
});

test("another amount than is owed is refused, and so is a session without a debt", async () => {
  const { as } = await owing(lastSessionsBeds[2] ?? 0);
  expect(
    await server.request("createHostelArrearsInvoice", { sessionId: 2, amount: 5 }, { as }),
  ).toMatchObject({ status: 409, code: "bed_price_changed" });
  expect(
    await server.request("createHostelArrearsInvoice", { sessionId: 1, amount: 40_000 }, { as }),
  ).toMatchObject({ status: 409, code: "no_hostel_arrears" });
});

test("who has no e-mail address is sent to add one, and no bed is taken", async () => {
  const student = await newStudent(server, { gender: "Male", email: null });
  await payAllFees(server, [student]);
  const { rooms } = await server.ok("listRoomsToBook", { hostelId: 3 }, student);
  const room = rooms.findLast(({ noOfBedSpacesLeft }) => noOfBedSpacesLeft > 0);
  const { beds } = await server.ok("listBedsToBook", { roomId: room?.id ?? 0 }, student);
  const bed = beds.find(({ taken }) => !taken) ?? beds[0];
  const order = { bedId: bed?.id ?? 0, price: bed?.price ?? 0 };
  expect(await server.request("bookBed", order, student)).toMatchObject({
    status: 409,
    code: "contact_missing",
  });
  expect(await statesOf(server, order.bedId)).toEqual([]);
});
