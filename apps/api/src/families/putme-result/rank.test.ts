import { putme } from "@polyportal/domain/programmes/putme";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { testServer } from "../../testing/test-server.ts";
import { makeEarlier } from "../application/testing/earlier.ts";
import { makeInvoice } from "../application/testing/invoice.ts";
import { readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const officer = await readPerson(server, "administrator");
const [accountancy, another] = [8, 5];
let count = 0;

/** A result in a department that nobody else of the demo has chosen with the programme. */
async function resultOf(
  aggregate: number | null,
  departmentId = accountancy,
  changes: Partial<typeof putmeResults.$inferInsert> = {},
) {
  count += 1;
  const applicationNumber = `PUTME/1998/${String(count).padStart(6, "0")}`;
  const { rrr } = await makeInvoice(server.db, putme);
  const applicationId = await makeEarlier(server.db, rrr, {
    programmeSlug: "putme",
    applicationNumber,
  });
  await server.db
    .update(applicationChoices)
    .set({ departmentId })
    .where(eq(applicationChoices.applicationId, applicationId));
  await server.db.insert(putmeResults).values({
    id: uuid(),
    applicationId,
    score: aggregate === null ? null : 50,
    aggregate,
    uploadedBy: officer.id,
    updatedAt: new Date(),
    ...changes,
  });
  return { applicationId, applicationNumber };
}

test("the rank is that of the aggregate in the department, whatever else the page shows", async () => {
  const [low, high, tied, last] = [
    await resultOf(48.5),
    await resultOf(71.25),
    await resultOf(48.5),
    await resultOf(30),
  ];
  const elsewhere = await resultOf(20, another);
  const absent = await resultOf(null);
  const withheld = await resultOf(90, accountancy, { withheldAt: new Date() });
  const closed = await resultOf(95);
  await server.db
    .update(applications)
    .set({ deletedAt: new Date(), deletedBy: officer.id })
    .where(eq(applications.id, closed.applicationId));
  const rankOf = async ({ applicationNumber: search }: { applicationNumber: string }) =>
    (await server.ok("listPutmeResults", { search }, { as: { user: "administrator" } })).items[0]
      ?.rank;
  // Two departments on one page.
  const { items } = await server.ok(
    "listPutmeResults",
    { search: "PUTME/1998/", sat: "true" },
    { as: { user: "administrator" } },
  );
  expect(items.map(({ aggregate, rank }) => [aggregate, rank])).toEqual([
    [90, null],
    [71.25, 1],
    [48.5, 2],
    [48.5, 2],
    [30, 4],
    [20, 1],
  ]);
  // One row at a time: it is reckoned among all, not among those of a page.
  expect(await rankOf(high)).toBe(1);
  expect(await rankOf(low)).toBe(2);
  expect(await rankOf(tied)).toBe(2);
  expect(await rankOf(last)).toBe(4);
  expect(await rankOf(elsewhere)).toBe(1);
  expect(await rankOf(absent)).toBeNull();
  expect(await rankOf(withheld)).toBeNull();
  expect(await rankOf(closed)).toBeUndefined();
});
