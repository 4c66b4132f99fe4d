import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { v7 as uuid } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { testDatabase } from "../testing/test-database.ts";

const folder = join(import.meta.dirname, "../database/migrations");
const file = readdirSync(folder).find((name) => name.endsWith("_retention.sql")) ?? "";
const cleaning = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint").at(-1);

test("the migration takes health, belief and card PINs out of what was recorded before", async () => {
  const database = await testDatabase();
  const { db, pool } = connect(database.url, pino({ level: "silent" }), 1, database.pooler);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const entry = { actorKind: "applicant", action: "old", subject: "application", subjectId: "1" };
  await db.insert(auditRows).values({
    ...entry,
    id: uuid(),
    at: new Date(),
    ip: "",
    requestId: "",
    before: null,
    after: {
      bloodGroupId: 3,
      religionId: 2,
      genoTypeId: null,
      town: 'a "religionId": 4 town',
      nextOfKin: { disabilityId: 7, fullName: "Ngọzi" },
      sittings: [{ cardPin: 'a"1\\', cardSerialNumber: "9,9}", examYear: 2020 }],
    },
  });
  await db.execute(sql.raw(cleaning ?? ""));
  const [row] = await db
    .select()
    .from(auditRows)
    .where(sql`action = 'old'`);
  expect(row?.before).toBeNull();
  expect(row?.after).toEqual({
    bloodGroupId: "given",
    religionId: "given",
    genoTypeId: null,
    town: 'a "religionId": 4 town',
    nextOfKin: { disabilityId: "given", fullName: "Ngọzi" },
    sittings: [{ cardPin: "given", cardSerialNumber: "given", examYear: 2020 }],
  });
});
