import { sql } from "drizzle-orm";
import { pino } from "pino";
import { readConfig, type Config } from "../../config.ts";
import type { Database } from "../../database/connect.ts";
import { createClock, type Clock } from "../../jobs/clock.ts";
import { createOutbox } from "../../mail/outbox.ts";
import type { SecurityEvent } from "../../sign-in/security-log.ts";
import { sealing } from "../job.ts";
import { sealRows } from "../seal.ts";
import { asOwner, emptyRecord, key, write } from "./record.ts";

const minute = 60_000;

/** Starts a sealing job as a new process does: it knows earlier ends only from outlets. */
export function startSealing(
  db: Database,
  audit: Partial<Config["audit"]> = {},
  auditKey = Buffer.alloc(32, 7).toString("base64url"),
  clock: Clock = createClock(db, () => {}),
) {
  const noted: SecurityEvent[] = [];
  const logged: string[] = [];
  const services = {
    auditKey,
    clock,
    config: {
      ...readConfig({}, "/nowhere"),
      audit: { mailTo: ["auditor@firm.example"], ...audit },
    },
    outbox: createOutbox({}),
    securityLog: {
      note: (event: SecurityEvent) => void noted.push(event),
      flush: async () => {},
      stop: async () => {},
    },
  };
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });
  const job = sealing({ db, services }, log);
  return {
    noted,
    logged,
    config: services.config,
    run: () => job.run(new AbortController().signal),
  };
}

/** Six rows of three hours ago, sealed in two runs. None of them is due any more. */
export async function sealSix(db: Database): Promise<string[]> {
  await emptyRecord(db);
  for (let index = 0; index < 6; index += 1) {
    await write(db, [{ index }], new Date(Date.now() - (180 - index) * minute));
    if (index % 3 === 2) await sealRows(db, key);
  }
  const { rows } = await db.execute<{ id: string }>(
    sql`select row_id as id from audit_seals order by number`,
  );
  return rows.map(({ id }) => id);
}

/** The recipients of the alarms' mails. */
export async function alarms(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ recipient: string }>(
    sql`select recipient from outbox_messages where kind = 'auditCut' order by recipient`,
  );
  return rows.map(({ recipient }) => recipient);
}

/** Restores rows, seals, checkpoints and roots to when the record had `number` rows. */
export const putBack = (db: Database, number: number, rows = true) =>
  asOwner(
    db,
    [
      ...(rows
        ? [
            `delete from audit_rows where id in (select row_id from audit_seals where number > ${number})`,
          ]
        : []),
      `delete from audit_seals where number > ${number}`,
      `delete from audit.checkpoints where number > ${number}`,
      "delete from audit_roots",
    ].join("; "),
  );
