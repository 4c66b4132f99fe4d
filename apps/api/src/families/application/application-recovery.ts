import type { applicationRecoveryEndpoints } from "@polyportal/api-client/contract/application-recovery";
import { hasSameNames } from "@polyportal/domain/text/names-match";
import { documentsOf } from "@polyportal/domain/application/steps/documents/asked";
import { maskRrr } from "@polyportal/domain/format/mask";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationPersons, applications, isKept } from "../../database/schema/application.ts";
import { fail } from "../../failure.ts";
import type { Context, Handlers } from "../../server/handler.ts";
import { requireMailbox } from "../invoice/require-known.ts";
import { invoiceByRrr, type Invoice } from "../payment/invoices.ts";
import { copyFiles } from "./copy-files.ts";
import { fillFrom } from "./fill.ts";
import { requireOwn, type ApplicantContext } from "./own.ts";
import { readRecord } from "./record.ts";
import { lockOpen } from "./steps/save-step.ts";

/** More than anybody has. */
const most = 50;

/**
 * The other applications of one person: same mailbox (which a family may share), same names and same
 * birthday. If the application has saved a birthday, it must be that one.
 */
async function recoverableForms(
  db: Reader,
  { applicationId: id }: { readonly applicationId: string },
  { email }: Pick<Invoice, "email">,
  dateOfBirth: string,
) {
  const query = () =>
    db
      .select({
        application: applications,
        session: academicSessions.name,
        dateOfBirth: applicationPersons.dateOfBirth,
      })
      .from(applications)
      .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
      .leftJoin(applicationPersons, eq(applicationPersons.applicationId, applications.id));
  const [own] = await query().where(eq(applications.id, id));
  if (!own || own.application.deletedAt) return fail("not_found");
  if (own.application.completedAt) fail("application_completed");
  const rows = await query()
    .where(
      and(
        eq(sql`lower(${applications.email})`, email.toLowerCase()),
        eq(applicationPersons.dateOfBirth, own.dateOfBirth ?? dateOfBirth),
        ne(applications.id, id),
        isKept,
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(most);
  return rows.filter(({ application }) => hasSameNames(application, own.application));
}

/** Counts a try and checks that the caller can read the mailbox of the application's invoice. */
async function requireReader(
  ctx: ApplicantContext & Pick<Context, "db" | "device" | "ip" | "limit">,
  code?: string,
): Promise<Invoice> {
  await ctx.limit("findOwnByApplication", ctx.caller.applicationId);
  const invoice = (await invoiceByRrr(ctx.db, ctx.caller.rrr)) ?? fail("not_found");
  await requireMailbox(ctx, invoice, code);
  return invoice;
}

/** Offers what one person has filled in already for the next form. */
export const applicationRecoveryHandlers = {
  findOwnForms: async (ctx, { dateOfBirth, code }) => {
    requireOwn(ctx);
    const invoice = await requireReader(ctx, code);
    const forms = await recoverableForms(ctx.db, ctx.caller, invoice, dateOfBirth);
    return {
      forms: forms.map(({ application, session }) => ({
        id: application.id,
        programme: application.programmeSlug,
        session,
        sent: application.completedAt !== null,
        rrr: maskRrr(application.rrr),
      })),
    };
  },

  copyAnswers: async (ctx, { applicantId, dateOfBirth, from, except }) => {
    const { caller, programme, now, services } = ctx;
    requireOwn(ctx, { applicantId });
    const invoice = await requireReader(ctx);
    return ctx.change(async ({ tx, audit }) => {
      const application = await lockOpen(tx, caller.applicationId);
      const forms = await recoverableForms(tx, caller, invoice, dateOfBirth);
      const other = forms.find((one) => one.application.id === from) ?? fail("not_found");
      const record = (await readRecord(tx, application.id)) ?? fail("not_found");
      const held = (await readRecord(tx, from)) ?? fail("not_found");
      const sections = await fillFrom(tx, {
        programme,
        application,
        record,
        from: held,
        except,
        now,
      });
      const files = await copyFiles(
        tx,
        services.files,
        other.application,
        application,
        documentsOf(programme),
      );
      audit({
        action: "copyAnswers",
        subject: "application",
        subjectId: application.id,
        after: { applicationNumber: other.application.applicationNumber, sections, ...files },
      });
      return { sections, ...files };
    });
  },
} satisfies Handlers<typeof applicationRecoveryEndpoints>;
