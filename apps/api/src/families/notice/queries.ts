import { and, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { notices } from "../../database/schema/notice.ts";

/** A board longer than this is read by nobody. */
const mostNotices = 30;

/** The notices shown on a day (`2026-11-20`), newest first. */
export const noticesOn = (db: Reader, day: string) =>
  db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.active, true),
        lte(notices.startDate, day),
        or(isNull(notices.endDate), gte(notices.endDate, day)),
      ),
    )
    .orderBy(desc(notices.startDate), desc(notices.createdAt), desc(notices.id))
    .limit(mostNotices);
