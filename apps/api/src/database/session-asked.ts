import { desc, lt } from "drizzle-orm";
import { fail } from "../failure.ts";
import type { Reader } from "./connect.ts";
import { academicSessions } from "./schema/academic-session.ts";
import { currentSession, sessionById } from "./sessions.ts";

/** The requested session (by default the current one) and the one before it. Fails with `not_found` if there is none. */
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
