import { fullName } from "@polyportal/domain/format/name";
import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { nameColumns } from "../database/name-columns.ts";
import { presences } from "../database/schema/machinery.ts";
import { users } from "../database/schema/users.ts";

/** Whoever has said nothing for so long has it open no more. */
export const presentSeconds = 60;

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** Who has what open. No record of the school's: nothing hangs on it, and it leaves no trace. */
export type Presence = {
  /** Says that somebody has a thing open. */
  readonly note: (place: string, userId: string) => Promise<void>;
  /** Names of the others who have it open now. */
  readonly others: (place: string, userId: string) => Promise<string[]>;
  /** Forgets who was where an hour ago. */
  readonly forget: () => Promise<void>;
};

export const createPresence = (db: Database): Presence => ({
  async note(place, userId) {
    await db
      .insert(presences)
      .values({ place, userId, seenAt: sql`now()` })
      .onConflictDoUpdate({
        target: [presences.place, presences.userId],
        set: { seenAt: sql`now()` },
      });
  },
  async others(place, userId) {
    const found = await db
      .select(nameColumns(users))
      .from(presences)
      .innerJoin(users, eq(users.id, presences.userId))
      .where(
        and(
          eq(presences.place, place),
          ne(presences.userId, userId),
          gt(presences.seenAt, secondsAgo(presentSeconds)),
        ),
      )
      .orderBy(asc(users.lastname), asc(users.firstname));
    return found.map(fullName);
  },
  async forget() {
    await db.delete(presences).where(sql`${presences.seenAt} < ${secondsAgo(3_600)}`);
  },
});
