import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { bedAllocations } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { testServer } from "../../testing/test-server.ts";
import { payAllFees, statesOf, studentsWithoutBed } from "./testing/residents.ts";

const server = await testServer();
const second = await testServer({ config: { databaseUrl: server.services.config.databaseUrl } });
afterAll(async () => {
  await second.stop();
  await server.stop();
});

test("200 students press the last bed at once, on two servers: one gets it, nothing is left of the others", async () => {
  const people = await studentsWithoutBed(server, "Male", 200);
  expect(people).toHaveLength(200);
  await payAllFees(server, people);
  // Everybody is signed in beforehand, which is no part of the crowd.
  for (const { user } of people) await server.tokenOf({ user });
  const [{ id: bedId, price }] = await freeBeds(people[0]?.user ?? "");

  const answers = await Promise.all(
    people.map(async ({ user }, turn) =>
      (turn % 2 ? server : second).askAgain(
        "bookBed",
        { bedId, price },
        { as: { token: await server.tokenOf({ user }) } },
      ),
    ),
  );

  const won = answers.flatMap((answer) => (answer.success ? [answer.data] : []));
  expect(won).toHaveLength(1);
  const refused = answers.filter((answer) => !answer.success);
  expect(new Set(refused.map((answer) => (answer.success ? "" : answer.code)))).toEqual(
    new Set(["bed_taken"]),
  );
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));

  expect(await statesOf(server, bedId)).toEqual(["held"]);
  const ids = people.map(({ id }) => id);
  const billed = await server.db
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .where(and(inArray(invoices.studentId, ids), eq(invoices.purpose, "hostel")));
  expect(billed).toEqual([{ id: won[0]?.invoiceId, state: "open" }]);
  const held = await server.db
    .select({ id: bedAllocations.id })
    .from(bedAllocations)
    .where(inArray(bedAllocations.studentId, ids));
  expect(held).toHaveLength(1);
  const noted = await server.db
    .select({ action: auditRows.action })
    .from(auditRows)
    .where(like(auditRows.action, "holdBed"));
  expect(noted).toHaveLength(1);
});

async function freeBeds(user: string): Promise<[{ id: number; price: number }]> {
  const as = { user };
  const { rooms } = await server.ok("listRoomsToBook", { hostelId: 3 }, { as });
  const room = rooms.find(({ noOfBedSpacesLeft }) => noOfBedSpacesLeft > 0);
  const { beds } = await server.ok("listBedsToBook", { roomId: room?.id ?? 0 }, { as });
  const bed = beds.find(({ taken }) => !taken);
  if (!bed) throw new Error("The hostel is full.");
  return [bed];
}
