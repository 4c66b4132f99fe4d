import type { OutputOf } from "@polyportal/api-client/contract/define";
import type { whyNotEndpoints } from "@polyportal/api-client/contract/why-not";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { ObstacleCode } from "@polyportal/domain/why-not/obstacle";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { bedAllocations, hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { addPerson, password } from "../authentication/testing/people.ts";
import { pay } from "../course-registration/testing/registrar.ts";
import { oweBed, priceOfBed } from "../hostel/testing/residents.ts";

// Paying, booking a bed and signing in: the answer is empty if and only if the endpoint accepts.

const server = await testServer(behindProxy);
afterAll(server.stop);

const sessionId = 3;
const { passwordHash } = await addPerson(server, { userName: "why.not.hash" });
const admin = { as: { user: "admin" } };

const { rows: beds } = await server.db.execute<{ id: number; price: number }>(sql`
  select beds.id, (hostels.price_kobo / 100)::int as price from bed_spaces beds
  join hostel_rooms rooms on rooms.id = beds.room_id
  join hostels on hostels.id = rooms.hostel_id
  where beds.active and rooms.active and hostels.active and hostels.gender = 'Female'
    and not exists (select from bed_allocations taken where taken.bed_id = beds.id)
  order by price, beds.id`);
const nextBed = () => beds.shift() ?? { id: 0, price: 0 };
/** For those who have one, so that the cheapest stay free. */
const dearBed = () => beds.pop()?.id ?? 0;

const made = fc.record({
  second: fc.boolean(),
  paid: fc.constantFrom("none", "first", "all"),
  earlierPaid: fc.boolean(),
  elsewhere: fc.constantFrom(false, false, false, true),
  open: fc.constantFrom("none", "none", "same", "stale"),
  contact: fc.constantFrom(true, true, false),
  bed: fc.constantFrom("none", "none", "held", "booked"),
  owes: fc.boolean(),
  credit: fc.constantFrom("none", "none", "little", "enough"),
  full: fc.constantFrom(false, false, true),
  active: fc.boolean(),
  alumni: fc.boolean(),
});
type Made = typeof made extends fc.Arbitrary<infer One> ? One : never;

const plain: Made = {
  second: true,
  paid: "first",
  earlierPaid: true,
  elsewhere: false,
  open: "none",
  contact: true,
  bed: "none",
  owes: false,
  credit: "none",
  full: false,
  active: true,
  alumni: false,
};
const examples: [Made][] = [
  plain,
  { ...plain, paid: "none" as const, open: "stale" as const, owes: true, active: false },
  { ...plain, paid: "all" as const, bed: "held" as const, alumni: true },
  { ...plain, elsewhere: true, full: true },
  { ...plain, contact: false },
  { ...plain, credit: "little" as const, open: "same" as const },
  { ...plain, credit: "enough" as const, contact: false, earlierPaid: false },
].map((one) => [one]);

/** A student with all that decides, past all rules but an invoice that the endpoint makes. */
async function student(of: Made) {
  const one = await newStudent(server, { levels: of.second ? { 2: 1, 3: 2 } : { 3: 1 } });
  const { id, as } = one;
  if (of.second && of.earlierPaid) await pay(server, id, { sessionId: 2, paymentType: "Full" });
  const ofSession = and(eq(invoices.studentId, id), eq(invoices.sessionId, sessionId));
  if (of.paid === "first") {
    await pay(server, id);
    // Less than the fee, whatever that is.
    await server.db.update(invoices).set({ amountKobo: 10_000 }).where(ofSession);
  }
  const fee = await server.ok("getFeeQuote", { sessionId, purpose: "school-fees" }, { as });
  if (of.paid === "all") {
    await pay(server, id, { paymentType: "Full" });
    await server.db
      .update(invoices)
      .set({ amountKobo: fee.total * 100 })
      .where(ofSession);
  }
  const part = fee.parts.find(({ refusal }) => refusal === null);
  if (of.open !== "none" && of.paid !== "all" && part) {
    const { paymentType, amount } = part;
    const order = { sessionId, purpose: "school-fees", paymentType, amount } as const;
    const { id: invoiceId } = await server.ok("generateStudentInvoice", order, { as });
    if (of.open === "stale") {
      await server.db
        .update(invoices)
        .set({ amountKobo: amount * 100 - 1 })
        .where(eq(invoices.id, invoiceId));
    }
  }
  if (of.credit !== "none") {
    await pay(server, id, { purpose: "development-levy", paymentType: "Full" });
    await server.db
      .update(invoices)
      .set({ purpose: "hostel", amountKobo: of.credit === "little" ? 100 : 100_000_000 })
      .where(and(eq(invoices.studentId, id), eq(invoices.purpose, "development-levy")));
  }
  if (of.second && of.owes) await oweBed(server, id, dearBed());
  if (of.bed !== "none") {
    const [bedId, state, createdAt] = [dearBed(), of.bed, new Date()];
    const heldUntil = new Date(Date.now() + 86_400_000);
    const priceKobo = await priceOfBed(server, bedId);
    await server.db.insert(bedAllocations).values({
      id: uuid(),
      bedId,
      studentId: id,
      sessionId,
      priceKobo,
      state,
      heldUntil,
      createdAt,
    });
  }
  if (!of.contact) await server.db.update(users).set({ email: null }).where(eq(users.id, id));
  return one;
}
type Student = Awaited<ReturnType<typeof student>>;

type Obstacles = OutputOf<(typeof whyNotEndpoints)["getWhyNot"]>["obstacles"];
const wordsOf = (obstacles: Obstacles) =>
  obstacles.map(({ code, text, by }) => ({ code, text, by }));

/** What the student reads, which is what an officer reads. */
async function toldOf({ id, as }: Student, asked: { wish: "pay" | "bed"; sessionId?: number }) {
  const own = await server.ok("getWhyNot", asked, { as });
  const officers = await server.ok("getWhyNotOfStudent", { ...asked, student: id }, admin);
  expect(wordsOf(officers.obstacles)).toEqual(wordsOf(own.obstacles));
  return own.obstacles;
}

const refusals: Partial<Record<ObstacleCode, ErrorCode>> = {
  "no-fee": "fee_not_due",
  "fee-paid": "fee_part_refused",
  "other-invoice-open": "other_invoice_open",
  "contact-missing": "contact_missing",
  "hostel-arrears": "hostel_not_open",
  arrears: "hostel_not_open",
  "first-instalment": "hostel_not_open",
  "bed-held": "bed_held_already",
  "no-bed-left": "bed_closed",
  "hostel-credit-short": "hostel_credit_short",
  "account-off": "login_failed",
  "user-type-refused": "user_type_refused",
};

type Answer = { readonly success: boolean; readonly code?: string };
const seen = new Set<ObstacleCode>();
const granted = new Set<string>();
function agree(wish: string, obstacles: Obstacles, answers: readonly Answer[]) {
  for (const { code } of obstacles) seen.add(code);
  if (obstacles.length === 0) granted.add(wish);
  const accepted = answers.some(({ success }) => success);
  expect(accepted, JSON.stringify([wish, obstacles, answers])).toBe(obstacles.length === 0);
  const [first] = obstacles;
  const codes = answers.map(({ code }) => code);
  const agrees = first === undefined || codes.some((code) => code === refusals[first.code]);
  expect(agrees, JSON.stringify([wish, first, codes])).toBe(true);
}

/** Each part of the school fees in turn, until one is taken. */
async function payAny({ as }: Student, asked: number) {
  const quote = { sessionId, purpose: "school-fees" } as const;
  const { parts } = await server.ok("getFeeQuote", quote, { as });
  const answers: Answer[] = [];
  for (const { paymentType, amount } of parts) {
    const order = { ...quote, sessionId: asked, paymentType, amount };
    const answer = await server.request("generateStudentInvoice", order, { as });
    answers.push(answer);
    if (answer.success) break;
  }
  return answers;
}

test("whatever a student is, the answer is empty just where the endpoint accepts", async () => {
  await fc.assert(
    fc.asyncProperty(made, async (of) => {
      const one = await student(of);

      const asked = of.elsewhere ? 1 : sessionId;
      const notPaying = await toldOf(one, { wish: "pay", sessionId: asked });
      agree("pay", notPaying, await payAny(one, asked));

      const open = (active: boolean) =>
        server.db.update(hostels).set({ active }).where(eq(hostels.gender, "Female"));
      const { id: bedId, price } = nextBed();
      if (of.full) await open(false);
      const notBooking = await toldOf(one, { wish: "bed" });
      const booked = await server.request("bookBed", { bedId, price }, { as: one.as });
      if (of.full) await open(true);
      agree("bed", notBooking, [booked]);

      const account = {
        passwordHash,
        active: of.active,
        userType: of.alumni ? "alumni" : "student",
      };
      await server.db.update(users).set(account).where(eq(users.id, one.id));
      const { obstacles } = await server.ok(
        "getWhyNotOfStudent",
        { wish: "sign-in", student: one.id },
        admin,
      );
      const { userName } = one;
      const login = await openBrowser(server).request("login", { userName, password });
      agree("sign-in", obstacles, [login]);
    }),
    { numRuns: 16, examples },
  );
  expect([...granted].toSorted()).toEqual(["bed", "pay", "sign-in"]);
  const more = ["no-menu-items"];
  expect([...seen].toSorted()).toEqual([...Object.keys(refusals), ...more].toSorted());
}, 120_000);

test("each office reads of its own, and no other does", async () => {
  const { id } = await newStudent(server, { levels: { 2: 1, 3: 1 } });
  const statuses = async (user: string) =>
    Promise.all(
      (["pay", "bed", "sign-in"] as const).map(async (wish) => {
        const asked = { wish, student: id };
        return (await server.request("getWhyNotOfStudent", asked, { as: { user } })).status;
      }),
    );
  expect(await statuses("admin")).toEqual([200, 200, 200]);
  expect(await statuses("helpdesk")).toEqual([200, 200, 200]);
  // The adviser of the class.
  expect(await statuses("lecturer")).toEqual([200, 200, 404]);
  expect(await statuses("bursar")).toEqual([200, 200, 404]);
  expect(await statuses("hostel")).toEqual([404, 200, 404]);
  expect(await statuses("admissions")).toEqual([404, 404, 404]);
  // Who gives out beds reads that fees are due, and not how much.
  const bed = { wish: "bed", student: id } as const;
  const told = await server.ok("getWhyNotOfStudent", bed, { as: { user: "hostel" } });
  expect(told.obstacles.map(({ code }) => code)).toEqual(["bed-fees-due"]);
});
