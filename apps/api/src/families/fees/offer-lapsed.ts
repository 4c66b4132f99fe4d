import { hasLapsed } from "@polyportal/domain/admission/lapse";
import { and, eq, isNotNull } from "drizzle-orm";
import { admissionOffers } from "../../database/schema/admission-offer.ts";
import { applications, isKept } from "../../database/schema/application.ts";
import type { Context } from "../../server/handler.ts";
import { setupOf } from "../application-setup/get-setup.ts";

/**
 * Whether the days are over in which a newcomer could accept an offer. Of one that came by no application
 * nobody knows since when it stands.
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
    .from(admissionOffers)
    .innerJoin(applications, eq(applications.id, admissionOffers.applicationId))
    .where(and(eq(admissionOffers.studentId, userId), isNotNull(applications.admittedAt), isKept));
  if (!offer?.admittedAt) return false;
  const { acceptanceDays } = await setupOf(db, offer);
  return hasLapsed(offer.admittedAt, acceptanceDays, now);
}
