import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { testDatabase } from "../testing/test-database.ts";
import { databaseFileStore as files } from "./file-store.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("a file comes back byte for byte, under an id that follows from nothing, until it is removed", async () => {
  const bytes = Uint8Array.from({ length: 12 * 1024 * 1024 }, (_, index) => index * 31);
  const id = await inTransaction(db, (tx) => files.save(tx, { bytes, type: "image/jpeg" }));
  const found = await files.read(db, id);
  expect(found?.type).toBe("image/jpeg");
  expect(Buffer.compare(found?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  // Version 4: random throughout.
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  await inTransaction(db, (tx) => files.remove(tx, id));
  expect(await files.read(db, id)).toBeUndefined();
});

test("a file whose change is undone was never there", async () => {
  let id = "";
  const undone = inTransaction(db, async (tx) => {
    id = await files.save(tx, { bytes: new Uint8Array([1]), type: "image/png" });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await files.read(db, id)).toBeUndefined();
});
