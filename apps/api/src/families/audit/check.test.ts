import { withoutPastedRoot } from "@polyportal/domain/audit/findings";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const seals = () => server.ok("getAuditSeals", {}, asAdmin);

async function checked(root = "") {
  const { id } = await server.ok("startAuditCheck", { root }, asAdmin);
  expect((await seals()).check).toMatchObject({ id, state: "waiting" });
  await server.runJob("check the audit");
  const { check } = await seals();
  expect(check).toMatchObject({ id, state: "done", by: "Effiong Emmanuel Bassey" });
  return check;
}

async function write() {
  const input = { mobileNumber: "08031234567", contactAddress: "4 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", input, { as: { user: "student" } });
}

test("before anything is sealed it says so", async () => {
  expect(await seals()).toEqual({ seals: 0, sealedAt: null, root: null, check: null });
});

test("a sound record is said to be sound", async () => {
  await write();
  await server.runJob("seal the audit");
  const check = await checked();
  expect(check).toMatchObject({ found: 0, findings: [], root: null, waiting: 1 });
  const told = await seals();
  expect(told.seals).toBeGreaterThan(0);
  expect(Date.parse(told.sealedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a root is pasted with the letter around it, and what is none is refused", async () => {
  const { rows } = await db.execute<{ number: string; hash: Buffer }>(
    sql`select number, hash from audit_seals order by number desc limit 1`,
  );
  const text = `${rows[0]?.number}:${rows[0]?.hash.toString("hex")}`;
  const check = await checked(`The root of today:\n${text}\nPlease keep this letter.`);
  expect(check).toMatchObject({ found: 0, root: text });
  const other = await checked(text.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
  expect(other).toMatchObject({
    found: 1,
    findings: [{ text: expect.stringContaining("the root that was given"), entry: null }],
  });
  expect(await server.request("startAuditCheck", { root: "4711" }, asAdmin)).toMatchObject({
    status: 422,
    fields: { root: auditCheckMessages.noRoot },
  });
});

test("a planted change is named with its entry, and so is a deletion", async () => {
  await write();
  await server.runJob("seal the audit");
  const { rows } = await db.execute<{ id: string }>(
    sql`select row_id as id from audit_seals order by number`,
  );
  const [changed, deleted] = [rows[0]?.id ?? "", rows[1]?.id ?? ""];
  await db.execute(sql`update audit_rows set reason = 'another' where id = ${changed}`);
  await db.execute(sql`delete from audit_rows where id = ${deleted}`);
  const check = await checked();
  expect(check?.found).toBe(2);
  expect(check?.findings).toEqual([
    expect.objectContaining({ text: expect.stringContaining("was changed"), entry: changed }),
    expect.objectContaining({ text: expect.stringContaining("was deleted"), entry: null }),
  ]);
  expect(check?.findings[0]?.meaning).toMatch(/altered/);
  expect(withoutPastedRoot).toMatch(/only a root from a letter/);
});

test("the same question asked twice is one check; one left by a dead process is taken up", async () => {
  const answers = await Promise.all([
    server.ok("startAuditCheck", {}, asAdmin),
    server.ok("startAuditCheck", {}, asAdmin),
  ]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const [{ id }] = answers;
  const left = new Date(Date.now() - 1_000);
  await db
    .update(auditChecks)
    .set({ state: "running", attempt: 1, leaseUntil: left, checked: 2 })
    .where(eq(auditChecks.id, id));
  await server.runJob("check the audit");
  expect((await seals()).check).toMatchObject({ id, state: "done" });
  // What kills every process that tries it is given up.
  const again = await server.ok("startAuditCheck", {}, asAdmin);
  await db
    .update(auditChecks)
    .set({ state: "running", attempt: 3, leaseUntil: left })
    .where(eq(auditChecks.id, again.id));
  await server.runJob("check the audit");
  expect((await seals()).check).toMatchObject({ id: again.id, state: "failed" });
});

test("it is for who may see the audit", async () => {
  const as = { as: { user: "hostel" } };
  expect(await server.request("getAuditSeals", {}, as)).toMatchObject({ status: 403 });
  expect(await server.request("startAuditCheck", {}, as)).toMatchObject({ status: 403 });
});
