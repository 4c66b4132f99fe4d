import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { invoices } from "../../database/schema/invoice.ts";
import { testServerWithGateway } from "../../testing/server-with-gateway.ts";
import { endHold, payAllFees, statesOf, studentsWithoutBed } from "./testing/residents.ts";

const { gateway, server, recover, stop } = await testServerWithGateway();
afterAll(stop);
beforeEach(recover);

const people = await studentsWithoutBed(server, "Female", 3);
await payAllFees(server, people);

function nextWoman() {
  const { id, user } = people.shift() ?? { id: "", user: "" };
  return { id, as: { user } };
}

async function freeBed(as: { user: string }) {
  const { rooms } = await server.ok("listRoomsToBook", { hostelId: 1 }, { as });
  const room = rooms.find(({ noOfBedSpacesLeft, disabled }) => noOfBedSpacesLeft > 0 && !disabled);
  const { beds } = await server.ok("listBedsToBook", { roomId: room?.id ?? 0 }, { as });
  const bed = beds.find(({ taken }) => !taken);
  return { bedId: bed?.id ?? 0, price: bed?.price ?? 0 };
}

test("where the gateway fails, the bed is free again at once and nothing half-made stays", async () => {
  const { id, as } = nextWoman();
  const order = await freeBed(as);
  gateway.mood = "html";
  expect(await server.request("bookBed", order, { as })).toMatchObject({
    status: 503,
    code: "gateway_unavailable",
  });
  expect(await statesOf(server, order.bedId)).toEqual(["released"]);
  expect((await server.ok("getHostelStanding", {}, { as })).booking).toBeNull();
  const mine = and(eq(invoices.studentId, id), eq(invoices.purpose, "hostel"));
  const billed = await server.db.select().from(invoices).where(mine);
  expect(billed.map(({ state }) => state)).toEqual(["abandoned"]);

  gateway.mood = "well";
  expect(await server.ok("bookBed", order, { as })).toMatchObject({ state: "held" });
});

test("while the gateway cannot tell, no bed is given to another", async () => {
  const [first, second] = [nextWoman(), nextWoman()];
  const order = await freeBed(first.as);
  const held = await server.ok("bookBed", order, { as: first.as });
  await endHold(server, held.invoiceId ?? "");
  gateway.mood = "html";
  await server.runJob("ask about payments");
  expect(await statesOf(server, order.bedId)).toEqual(["held"]);
  expect(await server.request("bookBed", order, { as: second.as })).toMatchObject({
    code: "bed_taken",
  });
  // Nor does its holder get a second one meanwhile.
  const other = await freeBed(first.as);
  expect(await server.request("bookBed", other, { as: first.as })).toMatchObject({
    code: "gateway_unavailable",
  });
});
