import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { asOwner } from "../../audit/testing/record.ts";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { testServer } from "../../testing/test-server.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-record-"));
const server = await testServer({
  config: {
    audit: {
      mailTo: [],
      file: join(folder, "ends"),
      databaseUrl: "postgres://nobody@127.0.0.1:9/none",
    },
  },
});
const { db } = server;
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

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
  expect(await seals()).toEqual({
    seals: 0,
    sealedAt: null,
    root: null,
    check: null,
    insertOnly: false,
    unsentLetters: 0,
    outlets: [
      { name: "file", toldAt: null, failedAt: null, failure: null },
      { name: "database", toldAt: null, failedAt: null, failure: null },
    ],
  });
});

test("a sound record is said to be sound", async () => {
  await write();
  await server.runJob("seal the audit");
  const check = await checked();
  expect(check).toMatchObject({ found: 0, findings: [], root: null, waiting: 1 });
  const told = await seals();
  expect(told.seals).toBeGreaterThan(0);
  expect(Date.parse(told.sealedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(check?.said).toMatch(
    /^The record is sound from .* to .*, against its seals, 1 daily root, \d checkpoints and the file outside the database \(of .*\)\.$/,
  );
  expect(check?.leftOpen).toMatch(/only a root from a letter/);
  expect(told.outlets).toEqual([
    { name: "file", toldAt: expect.any(String), failedAt: null, failure: null },
    { name: "database", toldAt: null, failedAt: expect.any(String), failure: "ECONNREFUSED" },
  ]);
});

test("letters with a root that cannot be sent are counted, while they are tried and once they are given up", async () => {
  const ofRoots = sql`kind = 'auditRoot' and recipient =
    (select min(recipient) from outbox_messages where kind = 'auditRoot')`;
  await db.execute(
    sql`update outbox_messages set last_error = 'refused', due_at = now() where ${ofRoots}`,
  );
  expect((await seals()).unsentLetters).toBe(1);
  await db.execute(sql`update outbox_messages set due_at = null where ${ofRoots}`);
  expect((await seals()).unsentLetters).toBe(1);
  await db.execute(
    sql`update outbox_messages set sent_at = now(), last_error = null where ${ofRoots}`,
  );
  expect((await seals()).unsentLetters).toBe(0);
});

test("a root is pasted with the letter around it, and what is none is refused", async () => {
  const { rows } = await db.execute<{ number: string; hash: Buffer }>(
    sql`select number, hash from audit_seals order by number desc limit 1`,
  );
  const text = `${rows[0]?.number}:${rows[0]?.hash.toString("hex")}`;
  const check = await checked(`The root of today:\n${text}\nPlease keep this letter.`);
  expect(check).toMatchObject({ found: 0, root: text, leftOpen: null });
  expect(check?.said).toMatch(/ and 1 root from a letter\.$/);
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
  expect(check?.said).toMatch(/^The record was checked from /);
});

test("the tail is cut off with seals, roots and checkpoints: named without a letter, and told at once", async () => {
  await write();
  await server.runJob("seal the audit");
  const { seals: last } = await seals();
  await asOwner(
    db,
    `delete from audit_rows where id in (select row_id from audit_seals where number >= ${last - 1});
    delete from audit_seals where number >= ${last - 1}; delete from audit.checkpoints where number >= ${last - 1}`,
  );
  const before = await checked();
  expect(before?.findings.map(({ text }) => text).join("\n")).toMatch(
    /The record ends at number \d+, but the file outside the database, written .*: 2 rows cut off at its end/,
  );
  await server.runJob("seal the audit");
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from outbox_messages where kind = 'auditCut'`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
  await server.services.securityLog.flush();
  const { items } = await server.ok("listSecurityLog", { kind: ["server"] }, asAdmin);
  expect(items.map(({ what }) => what)).toEqual(["found the end of the record of changes cut off"]);
  const after = await checked();
  expect(after?.findings.map(({ text }) => text).join("\n")).toMatch(
    /2 rows were taken out with their seals, or lost them/,
  );
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
