import { isReopened, takesForms } from "@polyportal/domain/application-setup/opening";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { applications } from "../../database/schema/application.ts";
import { fail } from "../../failure.ts";

type Paid = {
  readonly programmeSlug: ProgrammeSlug | null;
  readonly sessionId: number;
  readonly rrr: string | null;
};

/**
 * Whether a paid form may be filled in: while its programme takes applications and for 14 days more. A sent
 * form can always be opened. After the school reopens sections, there are 14 days from then.
 */
export async function takesForm(
  db: Reader,
  { programmeSlug, sessionId, rrr }: Paid,
  now: Date,
): Promise<boolean> {
  if (programmeSlug === null) return true;
  const [type] = await db
    .select({
      open: applicationTypes.open,
      closesAt: applicationTypes.closesAt,
      closedAt: applicationTypes.closedAt,
    })
    .from(applicationTypes)
    // The dates are those of the current session.
    .innerJoin(
      academicSessions,
      and(eq(academicSessions.id, sessionId), eq(academicSessions.current, true)),
    )
    .where(eq(applicationTypes.slug, programmeSlug));
  if (!type || takesForms(type, now)) return true;
  const [application] = await db
    .select({ completedAt: applications.completedAt, reopenedAt: applications.reopenedAt })
    .from(applications)
    .where(eq(applications.rrr, rrr ?? ""));
  if (application?.completedAt) return true;
  return isReopened(application?.reopenedAt ?? null, now);
}

/** Fails unless {@link takesForm}. */
export async function requireForms(db: Reader, paid: Paid, now: Date): Promise<void> {
  if (!(await takesForm(db, paid, now))) fail("forms_closed");
}
