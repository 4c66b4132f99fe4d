import { desc, eq, lt } from "drizzle-orm";
import { fail } from "../failure.ts";
import type { Reader } from "./connect.ts";
import { academicSessions } from "./schema/academic-session.ts";

/** The session that is asked for, the current one unless said, and the one before it; `not_found` without one. */
export async function sessionAsked(db: Reader, id?: number) {
  const [session] = await db
    .select()
    .from(academicSessions)
    .where(id ? eq(academicSessions.id, id) : eq(academicSessions.current, true));
  if (!session) fail("not_found");
  const [before] = await db
    .select()
    .from(academicSessions)
    .where(lt(academicSessions.from, session.from))
    .orderBy(desc(academicSessions.from))
    .limit(1);
  return { session, before };
}
