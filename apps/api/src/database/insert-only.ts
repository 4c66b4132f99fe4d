import { sql } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { connected } from "./one-connection.ts";

/**
 * What PostgreSQL's administrator runs once in the school's database, so that the role `server` can add
 * checkpoints and read them, and do nothing else to them. What they are is the administrator's then; the
 * schema too, for whoever owns one may drop what lies in it.
 */
export function handOverLines(server: string): string[] {
  const role = `"${server.replaceAll('"', '""')}"`;
  return [
    "alter schema audit owner to current_user",
    "alter table audit.checkpoints owner to current_user",
    "alter function audit.refuse_change() owner to current_user",
    `revoke all on schema audit from public, ${role}`,
    `revoke all on audit.checkpoints from public, ${role}`,
    `grant usage on schema audit to ${role}`,
    `grant select, insert on audit.checkpoints to ${role}`,
  ];
}

/**
 * Whether the role as which we connect can do no more to the checkpoints than add to them: neither by a
 * right, nor as their owner, the schema's, or a member of those, nor as a superuser.
 */
export async function isInsertOnly(db: Pick<Transaction, "execute">): Promise<boolean> {
  const { rows } = await db.execute<{ only: boolean }>(sql`
    select not (
      (select rolsuper from pg_roles where rolname = current_user)
      or pg_has_role(c.relowner, 'member') or pg_has_role(n.nspowner, 'member')
      or has_table_privilege(c.oid, 'update, delete, truncate, trigger')
    ) as only
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = 'audit.checkpoints'::regclass`);
  return rows[0]?.only ?? false;
}

/** Two starts at once take turns at it. */
const turn = "select pg_advisory_xact_lock(7364019)";

/** Hands the checkpoints of the embedded database over to its superuser, as whom no server connects. */
export const keepInsertOnly = (adminUrl: string, server: string): Promise<void> =>
  connected(adminUrl, async (client) => {
    const isDone = async () => {
      const { rows } = await client.query<{ own: boolean }>(
        `select relowner = current_user::regrole as own from pg_class where oid = 'audit.checkpoints'::regclass`,
      );
      return rows[0]?.own === true;
    };
    if (await isDone()) return;
    await client.query("begin");
    await client.query(turn);
    if (!(await isDone())) for (const line of handOverLines(server)) await client.query(line);
    await client.query("commit");
  });
