import { sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";

/** How long a statement may write: years of acts are written by one. */
const days = 3 * 365;

/**
 * Acts of three years, evenly over the days and over the school's people: so many as the record has after
 * that time. They are written before the first seal, and so look like any other.
 */
export async function insertAuditRows(tx: Transaction, rows: number, now: Date): Promise<void> {
  if (rows === 0) return;
  // The id is as `uuid` v7 makes it: it begins with the moment, by which the seals read.
  await tx.execute(sql`
    with people as (
      select id, row_number() over (order by id) - 1 as place from users
    ), acts as (
      -- Whose act it is stands in its row: a join by an expression over both would try every pair.
      select number, (number * 7919::bigint) % (select count(*) from users) as place, ${now.toISOString()}::timestamptz
        - make_interval(secs => (${rows} - number) * 86400.0 * ${days} / ${rows}) as at
      from generate_series(1, ${rows}) number
    )
    insert into audit_rows
      (id, at, actor_kind, actor_id, action, subject, subject_id, before, after, ip, request_id)
    select
      (lpad(to_hex((extract(epoch from acts.at) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(number::text), 1, 3) || '8' || substr(md5(number::text), 4, 15))::uuid,
      acts.at, 'user', people.id,
      case number % 4 when 0 then 'updateStudentProfile' when 1 then 'login'
        when 2 then 'markAllNotificationsRead' else 'logout' end,
      'user', people.id,
      case when number % 4 = 0 then '{"contactAddress": "12 Broad Street"}'::jsonb end,
      case when number % 4 = 0 then '{"contactAddress": "3 Marina Road"}'::jsonb end,
      '', 'large'
    from acts join people using (place)`);
}
