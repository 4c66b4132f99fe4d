/** The sealed record: how fast rows are sealed and checked, and what a quiet minute costs. */
import type pg from "pg";
import { auditKeyOf } from "../../apps/api/src/audit/fingerprints.ts";
import { idAt, sealRows } from "../../apps/api/src/audit/seal.ts";
import { verifyAudit } from "../../apps/api/src/audit/verify.ts";
import { connect } from "../../apps/api/src/database/connect.ts";
import { migrate } from "../../apps/api/src/database/migrate.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { defaultPeriods } from "../../apps/api/src/retention/periods.ts";
import { withDatabase } from "./tools/api-server.ts";
import { atLeast, atMost, type Row } from "./tools/row.ts";
import { timed } from "./tools/timing.ts";

const rows = 200_000;
/** As many as the large school has. */
const large = 2_000_000;
const hour = 3_600_000;
const key = auditKeyOf(Buffer.alloc(32, 1).toString("base64url"));

export function run(): Promise<Row[]> {
  return withDatabase(async ({ client, env }) => {
    const { db, pool } = connect(env["DATABASE_URL"] ?? "", createLog("silent"), 2);
    await migrate(db);
    await fill(client);
    const sealing = await timed(() => sealRows(db, key));
    await client.query("analyze audit_rows, audit_seals");
    const quiet = await timed(() => sealRows(db, key, idAt(new Date(Date.now() - hour))));
    const whole = await timed(() => sealRows(db, key));
    let found = 0;
    let most = 0;
    const least = process.memoryUsage.rss();
    const checking = await timed(async () => {
      for await (const event of verifyAudit(db, key, { periods: defaultPeriods })) {
        if (event.kind === "finding") found += 1;
        most = Math.max(most, process.memoryUsage.rss());
      }
    });
    await pool.end();
    return [
      atLeast(`rows sealed a second, of ${rows}`, (rows / sealing) * 1_000, "rows/s", 10_000),
      atMost("a minute without rows, an hour of rows behind it", quiet, "ms"),
      atMost("the daily search for rows without a seal", whole, "ms", 5_000),
      atMost("rows checked a second", (rows / checking) * 1_000, "rows/s"),
      atMost("2,000,000 rows checked (scaled)", (checking * large) / rows / 1_000, "s", 120),
      atMost("memory that the check takes", (most - least) / 2 ** 20, "MB", 100),
      atMost("things found in a sound record", found, "", 0),
    ];
  });
}

/** Rows of two years, as changes of a profile leave them. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into audit_rows (id, at, actor_kind, actor_id, action, subject, subject_id, before, after, ip, request_id)
        select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 19))::uuid,
          at, 'user', gen_random_uuid()::text, 'updateStudentProfile', 'student', gen_random_uuid()::text,
          jsonb_build_object('email', md5(n::text) || '@example.com', 'contactAddress', repeat('x', 60)),
          jsonb_build_object('email', md5((-n)::text) || '@example.com', 'contactAddress', repeat('y', 60)),
          '10.0.' || n % 256 || '.' || n % 250, gen_random_uuid()::text
        from generate_series(0, $1::int - 1) n,
          lateral (select date_trunc('milliseconds', now()) - ($1::int - n) * interval '2 years' / $1::int as at) t`,
    [rows],
  );
}
