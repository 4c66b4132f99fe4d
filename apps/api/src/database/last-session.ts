import { sql } from "drizzle-orm";

/** The session before the current one: its id and when it began. None where the current one is the first. */
export const lastSession = sql`
  select session.id, session."from" from academic_sessions session
  where session."from" < (select "from" from academic_sessions where current)
  order by session."from" desc limit 1`;
