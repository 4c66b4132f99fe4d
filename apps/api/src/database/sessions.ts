import { eq } from "drizzle-orm";
import type { Reader } from "./connect.ts";
import { academicSessions } from "./schema/academic-session.ts";

/** A session; undefined where there is none of this id. */
export async function sessionById(db: Reader, id: number) {
  const [found] = await db.select().from(academicSessions).where(eq(academicSessions.id, id));
  return found;
}

/** The session that it now is; undefined before the school has begun its first. */
export async function currentSession(db: Reader) {
  const [found] = await db
    .select()
    .from(academicSessions)
    .where(eq(academicSessions.current, true));
  return found;
}
