import { desc, lt } from "drizzle-orm";
import { fail } from "../failure.ts";
import type { Reader } from "./connect.ts";
import { academicSessions } from "./schema/academic-session.ts";
import { currentSession, sessionById } from "./sessions.ts";

/** The session that is asked for, the current one unless said, and the one before it; `not_found` without one. */
export async function sessionAsked(db: Reader, id?: number) {
  const session = await (id ? sessionById(db, id) : currentSession(db));
  if (!session) return fail("not_found");
  const [before] = await db
    .select()
    .from(academicSessions)
    .where(lt(academicSessions.from, session.from))
    .orderBy(desc(academicSessions.from))
    .limit(1);
  return { session, before };
}
