import { historyPage } from "@polyportal/api-client/contract/history";
import { auditActions } from "@polyportal/domain/audit/actions";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { users } from "../database/schema/users.ts";
import { testServer } from "../testing/test-server.ts";
import { historyOf } from "./history.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const idOf = async (userName: string) => {
  const [person] = await db.select().from(users).where(eq(users.userName, userName));
  return person?.id ?? "";
};
const whole = { limit: 50, addresses: true };

test("a record's history says who did what, for whom, from where and why, newest first", async () => {
  const subjectId = await idOf("student");
  const input = { mobileNumber: "08031234567", contactAddress: "4 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", input, { as: { user: "student" } });
  const again = { ...input, contactAddress: "9 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", again, { as: { user: "student" } });
  const wish = { userName: "student", reason: "the form would not open" };
  await server.ok("impersonate", wish, { as: { user: "admin" } });
  const page = await historyOf(db, {
    subject: ["user", "student"],
    subjectId,
    name: "the student",
    ...whole,
  });
  historyPage.parse(page);
  expect(page.next).toBeNull();
  const [asked, changed] = page.items;
  expect(asked?.sentence).toMatch(
    /^\S+ .+ asked to sign in as the student, because: the form would not open$/,
  );
  expect(asked).toMatchObject({
    who: { role: "super administrator" },
    reason: "the form would not open",
    address: "127.0.0.1",
    changes: [],
  });
  expect(changed?.sentence).toMatch(/ changed the profile$/);
  expect(changed?.changes).toEqual([
    { field: "Contact address", from: "4 Wharf Road, Ijemi", to: "9 Wharf Road, Ijemi" },
  ]);
  const covered = await historyOf(db, { subject: "user", subjectId, limit: 9, addresses: false });
  expect(covered.items.map(({ address }) => address)).toEqual([null]);
});

test("who acted as another, who is gone, and machines are told as such", async () => {
  const [actorId, impersonatorId] = [await idOf("lecturer"), await idOf("admin")];
  const row = {
    action: "changePassword",
    subject: "thing",
    subjectId: "told",
    ip: "",
    requestId: "",
  };
  const actors = [
    { actorKind: "user", actorId, impersonatorId },
    { actorKind: "user", actorId: uuid() },
    { actorKind: "system", actorId: "remindUnsent" },
    { actorKind: "applicant", actorId: uuid() },
    { actorKind: "anyone" },
  ];
  for (const [index, actor] of actors.entries()) {
    const at = new Date(Date.now() - index * 1000);
    await db.insert(auditRows).values({ ...row, ...actor, id: uuid(), at, reason: "asked for" });
  }
  const { items } = await historyOf(db, { subject: "thing", subjectId: "told", ...whole });
  const told = items.map(({ sentence }) => sentence.replace(" changed the password", " …"));
  expect(told[0]).toMatch(/^\S+ .+, signed in as \S+ .+, …, because: asked for$/);
  expect(told.slice(1)).toEqual([
    "A person whose account is gone …, because: asked for",
    "The portal …, because: asked for",
    "The applicant …, because: asked for",
    "Somebody who was not signed in …, because: asked for",
  ]);
  expect(items[0]?.impersonator).toMatchObject({ role: "super administrator" });
});

test("pages follow one another without gap or repetition, also within one moment", async () => {
  const at = new Date();
  const row = { actorKind: "system", action: "login", subject: "thing", ip: "", requestId: "" };
  const ids = Array.from({ length: 25 }, () => uuid());
  await db.insert(auditRows).values(ids.map((id) => ({ ...row, id, at, subjectId: "paged" })));
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const of = { subject: "thing", subjectId: "paged", before, limit: 7, addresses: false };
    const page = await historyOf(db, of);
    seen.push(...page.items.map(({ id }) => id));
    if (page.next === null) break;
    before = page.next;
  }
  expect(seen).toEqual(ids.toSorted().toReversed());
  const wrong = { subject: "thing", subjectId: "paged", before: "'; --/x", ...whole };
  expect((await historyOf(db, wrong)).items).toHaveLength(25);
});

test("a long history is read by its index, not sorted", async () => {
  await db.execute(sql`insert into audit_rows (id, at, actor_kind, action, subject, subject_id, ip, request_id)
    select gen_random_uuid(), now() - n * interval '1 minute', 'system', 'login', 'thing', 'n' || n % 5, '', ''
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze audit_rows`);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`explain select * from audit_rows
    where subject in ('thing') and subject_id = 'n1' order by at desc, id desc limit 21`);
  const plan = rows.map((line) => line["QUERY PLAN"]).join("\n");
  expect(plan).toContain("audit_rows_subject_idx");
  expect(plan).not.toMatch(/Seq Scan|^\s*->\s+Sort/m);
});

test("the catalogue has no act that is never written: what is written has words, or does not compile", () => {
  const source = join(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: source }).filter((path) => !path.endsWith(".test.ts"));
  const code = files.map((path) => readFileSync(join(source, path), "utf8")).join("\n");
  const unused = Object.keys(auditActions).filter((action) => !code.includes(`"${action}"`));
  expect(unused).toEqual([]);
});
