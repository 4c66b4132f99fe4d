import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import {
  beginning,
  digestOf,
  exactly,
  linkOf,
  rowColumns,
  type AuditKey,
  type AuditRow,
} from "../fingerprints.ts";

/** Ways in which somebody who can write to the database may falsify the record. */
export const falsifier = (db: Database) => {
  /** Adds `by` to all numbers from `from` on, to fill or make a gap. */
  async function renumber(from: number, by: number) {
    await db.execute(sql`update audit_seals set number = -number where number >= ${from}`);
    await db.execute(sql`update audit_seals set number = -number + ${by} where number < 0`);
  }

  const deleteWithSeal = async (id: string) => {
    await db.execute(sql`delete from audit_seals where row_id = ${id}`);
    await db.execute(sql`delete from audit_rows where id = ${id}`);
  };

  /** Copies a row under another id, dated an hour or more before the newest. */
  async function forgeRow(like: string): Promise<string> {
    const id = randomUUID();
    await db.execute(sql`insert into audit_rows (id, at, actor_kind, actor_id, impersonator_id, action, subject,
        subject_id, before, after, reason, ip, request_id)
      select ${id}::uuid, at, actor_kind, actor_id, impersonator_id, 'forged', subject,
        subject_id, before, after, reason, '', request_id from audit_rows where id = ${like}`);
    return id;
  }

  /** Seals everything from that number on again with a key. */
  async function rechain(from: number, by: AuditKey) {
    const before = await db.execute<{ hash: Buffer }>(
      sql`select hash from audit_seals where number = ${from - 1}`,
    );
    let hash = before.rows[0]?.hash ?? beginning;
    const { rows } = await db.execute<
      AuditRow & { number: string; address: Buffer; sealedAt: string }
    >(
      sql`select s.number, s.address, ${exactly(sql`s.sealed_at`)} as "sealedAt", ${rowColumns} from audit_seals s join audit_rows r on r.id = s.row_id
        where s.number >= ${from} order by s.number`,
    );
    for (const { number, address, sealedAt, ...rest } of rows) {
      const row = rest as unknown as AuditRow;
      const digest = digestOf(by, row, address);
      hash = linkOf(by, hash, { rowId: row.id, at: row.at, digest, sealedAt });
      await db.execute(
        sql`update audit_seals set digest = ${digest}, hash = ${hash} where number = ${number}`,
      );
    }
  }

  return { renumber, deleteWithSeal, forgeRow, rechain };
};
