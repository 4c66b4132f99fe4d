import { sql } from "drizzle-orm";
import type { Reader } from "./connect.ts";

/** The session before the current one: its id and when it began. None where the current one is the first. */
export const lastSession = sql`
  select session.id, session."from" from academic_sessions session
  where session."from" < (select "from" from academic_sessions where current)
  order by session."from" desc limit 1`;

/** Whether a session came before the current one. */
export async function isOver(db: Reader, sessionId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from academic_sessions asked
    where asked.id = ${sessionId}
      and asked."from" < (select "from" from academic_sessions where current)`);
  return rows.length > 0;
}
