import { hasNamesOf } from "@polyportal/domain/text/names-match";
import { earlierMailbox } from "@polyportal/domain/messages/earlier-code";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { and, desc, eq, isNotNull, ne, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  applicationChoices,
  applications,
  applicationSources,
  isKept,
} from "../../database/schema/application.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { knowsMailbox } from "../invoice/known-payer.ts";
import { requireMailbox, type Asked } from "../invoice/require-known.ts";
import { invoiceByRrr, type Invoice } from "../payment/invoices.ts";

type Applicant = Pick<Invoice, "sessionId" | "lastname" | "firstname" | "middlename"> & {
  readonly rrr: string | null;
};

/** The newest application of the session that was sent, by its number or JAMB's, of the same person. */
export async function earlierOf(
  db: Reader,
  programme: Programme,
  { rrr, sessionId, ...applicant }: Applicant,
  number: string,
) {
  const rows = await db
    .select({
      application: applications,
      faculty: faculties.name,
      department: departments.name,
    })
    .from(applications)
    .innerJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .innerJoin(departments, eq(departments.id, applicationChoices.departmentId))
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .where(
      and(
        or(
          eq(applications.applicationNumber, number),
          eq(applications.jambNumber, number),
          eq(applicationChoices.jambNumber, number),
        ),
        eq(applications.sessionId, sessionId),
        isNotNull(applications.completedAt),
        isKept,
        ne(applications.rrr, rrr ?? ""),
      ),
    )
    .orderBy(desc(applications.completedAt));
  const own = rows.filter(
    ({ application }) =>
      application.programmeSlug !== programme.slug && hasNamesOf(application, applicant),
  );
  // Of several rounds under one number an offer in any is an offer.
  return own.find(({ application }) => application.admissionNumber !== null) ?? own[0];
}

/**
 * Lets through who has read the mailbox of the earlier application with which a new one begins, and answers its id:
 * a number and names stand on every slip. Once it has begun, the RRR opens it as any other.
 */
export async function requireEarlier(
  ctx: Asked & { readonly db: Reader },
  programme: Programme,
  invoice: Invoice,
  number: string,
  code: string | undefined,
): Promise<string | undefined> {
  const [begun] = await ctx.db
    .select({ earlierId: applicationSources.earlierId })
    .from(applicationSources)
    .innerJoin(applications, eq(applications.id, applicationSources.applicationId))
    .where(eq(applications.rrr, invoice.rrr ?? ""));
  if (begun) return undefined;
  const found = await earlierOf(ctx.db, programme, invoice, number);
  const earlier = found && (await invoiceByRrr(ctx.db, found.application.rrr));
  if (!found || !earlier) return undefined;
  const isOwnMailbox = earlier.email.toLowerCase() === invoice.email.toLowerCase();
  if (!(isOwnMailbox && knowsMailbox(ctx, invoice))) {
    await requireMailbox(ctx, earlier, code, earlierMailbox);
  }
  return found.application.id;
}
