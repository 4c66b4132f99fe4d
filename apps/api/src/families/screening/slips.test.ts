import { minuteInLagos } from "@polyportal/domain/format/date";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { screeningSeats, screeningSittings } from "../../database/schema/screening.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { testServer } from "../../testing/test-server.ts";
import { freeingRound } from "./free-seats.ts";

const server = await testServer();
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const which = { slug: "nd", sessionId: 3 } as const;
const reason = "The hall is needed for an examination.";
const day = 86_400_000;

/** The demo's candidate who has a seat and has paid for the slip. */
const candidate = { jambNumber: "202610000001AA", mobileNumber: "08039990001" };
const own = and(
  eq(applications.mobileNumber, candidate.mobileNumber),
  eq(applications.firstname, "Ifeoma"),
);
const change = (set: Partial<typeof applications.$inferInsert>) =>
  server.db.update(applications).set(set).where(own);

/** Prints the slip; answers what its code says later. */
async function printed() {
  const { slip } = await server.ok("getPutmeSlip", candidate);
  const code = slip?.verification.code ?? "";
  return async () => (await server.ok("verifyDocument", { code })).state;
}

const sittings = async () => (await server.ok("getScreening", which, officer)).sittings;
const begins = (id: string, startsAt: Date) =>
  server.db.update(screeningSittings).set({ startsAt }).where(eq(screeningSittings.id, id));

test("a slip is withdrawn as soon as its date or the name of its venue changes", async () => {
  const [first] = await sittings();
  if (!first) throw new Error("The demo has dates.");
  const { id, revision, venueId, seats, startsAt } = first;
  const before = await printed();
  expect(await before()).toBe("genuine");
  const [on = ""] = minuteInLagos(new Date(startsAt)).split("T");
  const date = { ...which, id, revision, venueId, seats, day: on, time: "13:15" };
  // What is told to many is done with a reason.
  expect(await server.request("saveScreeningSitting", date, officer)).toMatchObject({
    status: 422,
    code: "reason_needed",
    fields: { reason: "please say why" },
  });
  expect(await before()).toBe("genuine");
  await server.ok("saveScreeningSitting", { ...date, reason }, officer);
  expect(await before()).toBe("withdrawn");
  const after = await printed();
  const venues = await server.ok("listScreeningVenues", {}, officer);
  const known = venues.find((one) => one.id === venueId);
  const venue = {
    id: venueId,
    revision: known?.revision ?? 0,
    name: "ICT Centre, new wing",
    address: "Main Campus",
  };
  expect(await server.request("updateScreeningVenue", venue, officer)).toMatchObject({
    status: 422,
    code: "reason_needed",
  });
  expect(await after()).toBe("genuine");
  await server.ok("updateScreeningVenue", { ...venue, reason }, officer);
  expect(await after()).toBe("withdrawn");
});

test("a department that is renamed in a later session is called on slips and lists as it was", async () => {
  const called = async () => {
    const { slip } = await server.ok("getPutmeSlip", candidate);
    const { applicationNumber = "", verification } = slip ?? {};
    const { items } = await server.ok("listScreeningSeats", {}, officer);
    const status = await server.ok("getAdmissionStatus", { applicationNumber });
    const seats = items.map(({ department }) => department);
    return { course: slip?.course, code: verification?.code, seats, status: status.department };
  };
  const before = await called();
  expect(before).toMatchObject({ course: "Computer Science", status: "Computer Science" });
  const state = await printed();
  await onceTurnedOver(server, async () => {
    const { items } = await server.ok("listSchoolDepartments", { search: "COM" }, officer);
    const { id = 0, revision = 0 } = items.find(({ code }) => code === "COM") ?? {};
    const renamed = { id, revision, name: "Computing", code: "COM" };
    await server.ok("updateDepartment", renamed, officer);
    expect(await called()).toEqual(before);
    expect(await state()).toBe("genuine");
    const back = { ...renamed, revision: revision + 1, name: "Computer Science" };
    await server.ok("updateDepartment", back, officer);
  });
});

test("nobody is moved to a date that has begun, or before the form is sent", async () => {
  const [first, second] = await sittings();
  const [application] = await server.db.select().from(applications).where(own);
  const number = application?.applicationNumber ?? "";
  const move = (sittingId = "") =>
    server.request("moveScreeningSeat", { ...which, number, sittingId, reason }, officer);
  await change({ completedAt: null });
  expect(await move(second?.id)).toMatchObject({ status: 404 });
  await change({ completedAt: application?.completedAt ?? null });
  await begins(second?.id ?? "", new Date(Date.now() - 60_000));
  expect(await move(second?.id)).toMatchObject({ code: "sitting_full" });
  await begins(second?.id ?? "", new Date(Date.now() + 20 * day));
  expect(first?.id).not.toBe(second?.id);
});

test("of who is over, the seat of a date to come is freed with its slip, and the past stays as it was", async () => {
  const [first] = await sittings();
  const id = first?.id ?? "";
  const slip = await printed();
  const held = () => server.db.$count(screeningSeats, eq(screeningSeats.seat, 14));
  const free = () => freeingRound(server, new Date(), new AbortController().signal);
  await change({ deletedAt: new Date(Date.now() - 2 * day) });
  await begins(id, new Date(Date.now() - 60_000));
  await free();
  expect(await held()).toBe(1);
  expect(await slip()).toBe("genuine");
  await begins(id, new Date(Date.now() + day));
  await free();
  expect(await held()).toBe(0);
  expect(await slip()).toBe("withdrawn");
});
