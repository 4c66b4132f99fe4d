import { hasLapsed } from "@polyportal/domain/admission/lapse";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { applications, isKept } from "../../database/schema/application.ts";
import { users } from "../../database/schema/users.ts";
import type { Context } from "../../server/handler.ts";
import { setupOf } from "../application-setup/get-setup.ts";

/**
 * Whether the days are over in which a newcomer could accept: of whose application the account is named after.
 * Of an account of another name nobody knows since when it has its offer.
 */
export async function offerLapsed(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
): Promise<boolean> {
  const [offer] = await db
    .select({
      admittedAt: applications.admittedAt,
      slug: applications.programmeSlug,
      sessionId: applications.sessionId,
    })
    .from(users)
    .innerJoin(applications, eq(applications.applicationNumber, sql`upper(${users.userName})`))
    .where(and(eq(users.id, userId), isNotNull(applications.admittedAt), isKept));
  if (!offer?.admittedAt) return false;
  const { acceptanceDays } = await setupOf(db, offer);
  return hasLapsed(offer.admittedAt, acceptanceDays, now);
}
