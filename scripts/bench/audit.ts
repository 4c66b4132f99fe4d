/** The sealed record: how fast rows are sealed and checked, and what a quiet minute costs. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { auditKeyOf } from "../../apps/api/src/audit/fingerprints.ts";
import { idAt, sealRows } from "../../apps/api/src/audit/seal.ts";
import { verifyAudit } from "../../apps/api/src/audit/verify.ts";
import { connect } from "../../apps/api/src/database/connect.ts";
import { startEmbedded } from "../../apps/api/src/database/embedded/embedded.ts";
import { migrate } from "../../apps/api/src/database/migrate.ts";
import { createLog } from "../../apps/api/src/log.ts";
import { defaultPeriods } from "../../apps/api/src/retention/periods.ts";
import { atMost, type Row } from "./tools/row.ts";

const rows = 200_000;
/** As many as the large school has. */
const large = 2_000_000;
const hour = 3_600_000;
const key = auditKeyOf(Buffer.alloc(32, 1).toString("base64url"));

export const name = "audit";

export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-bench-audit-"));
  const embedded = await startEmbedded(folder);
  const { db, pool } = connect(embedded.url, createLog("silent"), 2);
  try {
    await migrate(db);
    await fill(pool);
    const sealing = await secondsOf(() => sealRows(db, key));
    await pool.query("analyze audit_rows, audit_seals");
    const quiet = await secondsOf(() => sealRows(db, key, idAt(new Date(Date.now() - hour))));
    const whole = await secondsOf(() => sealRows(db, key));
    let found = 0;
    let most = 0;
    const least = memory();
    const checking = await secondsOf(async () => {
      for await (const event of verifyAudit(db, key, { periods: defaultPeriods })) {
        if (event.kind === "finding") found += 1;
        most = Math.max(most, memory());
      }
    });
    const perSecond = rows / sealing;
    return [
      {
        figure: `rows sealed a second, of ${rows}`,
        value: perSecond,
        unit: "rows/s",
        budget: 10_000,
        pass: perSecond >= 10_000,
      },
      atMost("a minute without rows, an hour of rows behind it", quiet * 1000, "ms"),
      atMost("the daily search for rows without a seal", whole * 1000, "ms", 5_000),
      { figure: "rows checked a second", value: rows / checking, unit: "rows/s" },
      atMost(`2,000,000 rows checked (scaled)`, (checking * large) / rows, "s", 120),
      atMost("memory that the check takes", (most - least) / 2 ** 20, "MB", 100),
      atMost("things found in a sound record", found, "", 0),
    ];
  } finally {
    await pool.end();
    await embedded.stop();
    for (const path of [folder, embedded.folder]) await rm(path, { recursive: true, force: true });
  }
}

const memory = () => process.memoryUsage().rss;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

/** Rows of two years, as changes of a profile leave them, in pieces that keep the statement's deadline. */
async function fill(pool: pg.Pool): Promise<void> {
  const piece = 50_000;
  for (let from = 0; from < rows; from += piece) {
    await pool.query(
      `insert into audit_rows (id, at, actor_kind, actor_id, action, subject, subject_id, before, after, ip, request_id)
        select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 19))::uuid,
          at, 'user', gen_random_uuid()::text, 'updateStudentProfile', 'student', gen_random_uuid()::text,
          jsonb_build_object('email', md5(n::text) || '@example.com', 'contactAddress', repeat('x', 60)),
          jsonb_build_object('email', md5((-n)::text) || '@example.com', 'contactAddress', repeat('y', 60)),
          '10.0.' || n % 256 || '.' || n % 250, gen_random_uuid()::text
        from generate_series($1::int, $2::int) n,
          lateral (select date_trunc('milliseconds', now()) - ($3::int - n) * interval '2 years' / $3::int as at) t`,
      [from, Math.min(from + piece, rows) - 1, rows],
    );
  }
}
