import { like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { newOrder } from "../testing/payer.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer({ config: { trustProxy: 1 }, byPort: true });
afterAll(server.stop);

const lookUp = (address: string) =>
  server.request(
    "verifyRemitaStatus",
    { rrr: "999999999999" },
    { headers: { "X-Forwarded-For": `9.9.9.9, ${address}` } },
  );
/** The counted tries, by network and site. */
async function points() {
  const all = await server.db
    .select()
    .from(rateLimitCounters)
    .where(like(rateLimitCounters.key, "lookupByAddress%"));
  const [site, network] = [true, false].map((isSite) =>
    all
      .filter(({ key }) => key.startsWith("lookupByAddress48") === isSite)
      .map((row) => row.points)
      .toSorted((one, other) => one - other),
  );
  return { network, site };
}

test("whoever changes the address within a network, or the port, stays one caller", async () => {
  for (const address of ["2001:db8:1:2::1", "[2001:db8:1:2:ffff::9]:443", "2001:DB8:1:2::3"]) {
    await lookUp(address);
  }
  expect(await points()).toEqual({ network: [3], site: [3] });
  for (const address of ["1.2.3.4", "1.2.3.4:50000", "::ffff:1.2.3.4"]) await lookUp(address);
  expect(await points()).toEqual({ network: [3, 3], site: [3] });
  // Another network of the same site.
  await lookUp("2001:db8:1:3::1");
  expect(await points()).toEqual({ network: [1, 3, 3], site: [4] });
  await lookUp("2001:db8:2:3::1");
  expect(await points()).toEqual({ network: [1, 1, 3, 3], site: [1, 4] });
});

test("the record keeps the whole address, without its port", async () => {
  const headers = { "X-Forwarded-For": "[2001:DB8:1:2::77]:443" };
  await server.ok("createInvoice", newOrder(), { headers });
  const rows = await server.db.select().from(auditRows).where(like(auditRows.ip, "2001%"));
  expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(["2001:db8:1:2::77"]));
});
