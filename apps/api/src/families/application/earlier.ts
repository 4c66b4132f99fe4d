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

/** The same person's newest sent application of the session, found by its number or JAMB's. */
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
  // An offer in any of several rounds with one number counts.
  return own.find(({ application }) => application.admissionNumber !== null) ?? own[0];
}

/**
 * Checks that the caller can read the mailbox of the earlier application and returns its id. Its number and
 * names are not proof, since they are on every slip. Once the new application has begun, its RRR is enough.
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
