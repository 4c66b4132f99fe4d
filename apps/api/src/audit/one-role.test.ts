import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeCheckpoint } from "./checkpoints.ts";
import { auditKeyOf } from "./fingerprints.ts";
import { endOfChain } from "./ends.ts";
import { asOwner, key, short, testRecord, verified, write } from "./testing/record.ts";
import { alarms, putBack, sealSix, startSealing } from "./testing/own-end.ts";

// The server's role owns the checkpoints, so somebody with its password could remove the trigger and the
// checkpoints.
const { db } = await testRecord();
const found = async () => (await verified(db)).findings.map(short).toSorted();
const hour = 3_600_000;

test("a running server sees that all was put back to an earlier moment, and leaves the gap", async () => {
  await sealSix(db);
  const server = startSealing(db);
  await write(db, ["now"]);
  await server.run();
  await putBack(db, 3);
  await server.run();
  expect(server.noted).toEqual([{ kind: "record_cut", reason: "cut" }]);
  expect(await alarms(db)).toContain("auditor@firm.example");
  await write(db, ["after"]);
  await server.run();
  expect(await found()).toEqual(expect.arrayContaining(["taken out 3-8 4"]));
});

test("what was put back while no server ran and left to be sealed is not sealed", async () => {
  const ids = await sealSix(db);
  await putBack(db, 0, false);
  await startSealing(db).run();
  expect(await found()).toEqual(ids.map((id) => `unsealed ${id}`).toSorted());
});

test("the chain itself says where a checkpoint was taken out", async () => {
  await sealSix(db);
  await asOwner(db, "delete from audit.checkpoints where number = 3");
  expect(await found()).toEqual(["checkpoint-missing 1"]);
  await asOwner(db, "delete from audit.checkpoints");
  const server = startSealing(db);
  await server.run();
  expect(server.noted).toEqual([{ kind: "record_cut", reason: "checkpoints_gone" }]);
  expect(await found()).toEqual(["checkpoint-missing 1"]);
});

test("after a stop the last moments before it are sealed, and nothing else of that time", async () => {
  await sealSix(db);
  const stop = Date.now() - 48 * hour;
  const at = (minutes: number) => new Date(stop + minutes * 60_000);
  await write(db, ["last words"], at(2));
  await write(db, ["put in"], at(600));
  await asOwner(db, "delete from audit.checkpoints where number > 3");
  const { number, hash } = await endOfChain(db);
  await db.transaction((tx) =>
    writeCheckpoint(tx, key, {
      kind: "end",
      at: at(0).toISOString().replace("Z", "000Z"),
      number,
      hash,
      day: null,
    }),
  );
  // Before the server starts again, both rows wait or lack a seal, as the job treats them.
  expect((await verified(db)).end.waiting).toBe(1);
  await startSealing(db).run();
  const { findings, end } = await verified(db);
  expect(findings.map(short).filter((one) => !one.startsWith("backdated"))).toEqual([
    expect.stringMatching(/^unsealed /),
  ]);
  expect(end.checked).toBe(7);
});

test("a lost key begins a new chain, which every check tells with its moment", async () => {
  await sealSix(db);
  const secret = Buffer.alloc(32, 5).toString("base64url");
  const server = startSealing(db, {}, secret);
  await server.run();
  await write(db, ["under the new key"]);
  await server.run();
  await server.run();
  expect(server.noted).toEqual([]);
  const another = auditKeyOf(secret);
  const { findings, end } = await verified(db, {}, another);
  expect(findings.map(short)).toEqual(["break 6"]);
  expect([end.checked, end.last.number]).toEqual([1, 7]);
  // An older mail is compared with the existing seal, and nothing else is reported.
  const { rows } = await db.execute<{ hash: Buffer }>(
    sql`select hash from audit_seals where number = 5`,
  );
  const letter = { number: 5, hash: rows[0]?.hash.toString("hex") ?? "" };
  const held = await verified(db, { roots: [letter] }, another);
  expect(held.findings.map(short)).toEqual(["break 6"]);
  await db.execute(sql`update audit_seals set hash = digest where number = 5`);
  const changed = await verified(db, { roots: [letter] }, another);
  expect(changed.findings.map(short)).toEqual(["break 6", "root pasted gone"]);
  // The new key's own end is known.
  await db.execute(sql`delete from audit_seals where number = 7`);
  await server.run();
  expect(server.noted).toEqual([{ kind: "record_cut", reason: "cut" }]);
});

test("a check says from when to when, and against what", async () => {
  await sealSix(db);
  await startSealing(db).run();
  const { end } = await verified(db);
  const { rows } = await db.execute<{ at: string }>(
    sql`select min(at)::text as at from audit_rows`,
  );
  expect(new Date(end.checkedFrom ?? "")).toEqual(new Date(rows[0]?.at ?? ""));
  expect(Math.abs(Date.parse(end.checkedTo ?? "") - Date.now())).toBeLessThan(60_000);
  expect(end.against).toEqual({
    roots: 1,
    checkpoints: 3,
    insertOnly: false,
    outside: [],
    letters: 0,
  });
});
