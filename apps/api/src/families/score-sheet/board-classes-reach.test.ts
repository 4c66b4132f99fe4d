import { readsUnpublished } from "@polyportal/domain/results/composite";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { testServer } from "../../testing/test-server.ts";
import { first } from "../course-registration/testing/registrar.ts";
import { classReaderOf } from "../results/class-reader.ts";
import { classStaff } from "../results/testing/class-staff.ts";

// The list of classes says in SQL who reads what is not out yet, the packs by the rule of domain.

const server = await testServer();
afterAll(server.stop);

const { officer } = classStaff(server);
const asked = { session: first.sessionId, size: 1000 };
const classesOf = async (as: { as: { user: string } }) =>
  (await server.ok("listBoardClasses", asked, as)).items;

test("the list has just the classes of which packs may be made and read", async () => {
  const all = await classesOf({ as: { user: "exams" } });
  const heads = await officer({ office: "head of department", departmentId: 6 });
  const deans = await officer({ office: "dean of faculty", facultyId: 2 });
  const acts = await officer({ office: "head of department", departmentId: 5, acting: true });
  const was = await officer({
    office: "head of department",
    departmentId: 6,
    since: "2020-09-01",
    until: "2021-08-31",
  });
  const found = new Map<string, number>();
  for (const { id: userId, as } of [heads, deans, acts, was]) {
    const [person] = await server.db
      .select({ claims: effectiveClaims })
      .from(users)
      .where(eq(users.id, userId));
    const claims = new Set(person?.claims);
    const readable: string[] = [];
    for (const { id, departmentOptionId: optionId, ...one } of all) {
      const reader = await classReaderOf(server.db, { userId, claims }, { ...one, optionId });
      if (reader && readsUnpublished(reader.who)) readable.push(id);
    }
    expect((await classesOf(as)).map(({ id }) => id)).toEqual(readable);
    found.set(as.as.user, readable.length);
  }
  expect([...found.values()].map((count) => count > 0)).toEqual([true, true, true, false]);
  expect(new Set(found.values()).size).toBeGreaterThan(2);
});
