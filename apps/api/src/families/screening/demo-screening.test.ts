import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const sessionId = (await server.ok("listSessions", {})).find(({ current }) => current)?.id ?? 0;

test("the demo's ND has dates with seats left, and somebody who waits for one", async () => {
  const { sittings, waiting, placeable } = await server.ok(
    "getScreening",
    { slug: "nd", sessionId },
    officer,
  );
  expect(sittings.length).toBeGreaterThan(1);
  for (const { startsAt, seats, taken } of sittings) {
    expect(new Date(startsAt).getTime()).toBeGreaterThan(Date.now());
    expect(taken).toBeLessThan(seats);
  }
  expect(sittings.some(({ taken }) => taken > 0)).toBe(true);
  expect(waiting).toBeGreaterThan(0);
  expect(placeable).toBe(waiting);
});

test("the demo has candidates of JAMB's, some of whom have applied", async () => {
  const { items, total } = await server.ok(
    "listJambCandidates",
    { session: sessionId, size: 100 },
    officer,
  );
  expect(total).toBeGreaterThan(3);
  const applied = items.filter(({ application }) => application?.sent);
  expect(applied.map(({ fullName }) => fullName)).toContain("Nwachukwu Ifeoma");
  expect(applied.length).toBeLessThan(total);
  // Each score is what its four subjects come to, as the import asks.
  for (const { utmeScore, subjects } of items) {
    expect(subjects.reduce((sum, { score }) => sum + score, 0)).toBe(utmeScore);
  }
});
