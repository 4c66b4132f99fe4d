import type { applicationStatusEndpoints } from "@polyportal/api-client/contract/application-status";
import { decisionOf } from "@polyportal/domain/admission/decision";
import { standingOf } from "@polyportal/domain/application/standing";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { countReferences } from "@polyportal/domain/referee/count";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Context, Handlers } from "../../server/handler.ts";
import { limitTries, requireKnown } from "../invoice/require-known.ts";
import { settledNow } from "../payment/confirm-payment.ts";
import { programmeOf } from "../payment/described.ts";
import { invoicesOf, type Invoice } from "../payment/invoices.ts";
import { refereesOf } from "../referee/queries.ts";
import { progressIn } from "./queries.ts";
import { readRecord } from "./record.ts";
import { takesForm } from "./require-forms.ts";
import { toldSeatOf } from "./screening-queries.ts";

type Application = typeof applications.$inferSelect;

/** What an RRR reveals of an application: its progress to anybody, its outcome to a known device. */
export const applicationStatusHandlers = {
  getApplicationStatus: async (ctx, { rrr }) => {
    const { invoice, application } = await found(ctx, rrr);
    return standing(ctx, await settledNow(ctx, invoice), application);
  },

  getOwnApplicationStatus: async (ctx, { rrr, code }) => {
    const { invoice, application } = await found(ctx, rrr);
    await limitTries(ctx, rrr, invoice);
    // Before the form was opened there is no outcome, and no reason to send a code.
    if (!application || application.deletedAt) fail("details_not_found");
    await requireKnown(ctx, invoice, code);
    const record = (await readRecord(ctx.db, application.id)) ?? fail("details_not_found");
    const { after = [] } = definedBy(application);
    const told = record.formCompleted ? await toldSeatOf(ctx.db, record) : undefined;
    const named = await refereesOf(ctx.db, application.id, ctx.now);
    return {
      standing: await standing(ctx, invoice, application),
      seat: told?.seat ?? null,
      slipAt: told?.due ? furtherPaths.screeningSlip : null,
      references: after.includes("references")
        ? countReferences(named.map(({ state }) => state))
        : null,
      awaited: after.flatMap((what) => {
        if (what === "references") return [];
        const confirmed = record.requestConfirmed === true;
        return [
          { what, came: what === "confirmation" ? confirmed : record.proofReceivedAt !== null },
        ];
      }),
      result: record.putmeResult,
      decision: decisionOf(application),
      admissionNumber: application.admittedAt && application.admissionNumber,
    };
  },
} satisfies Handlers<typeof applicationStatusEndpoints>;

/** An applicant's invoice and its application. Unknown RRRs and those of other payments get the same answer. */
const found = (ctx: Pick<Context, "db" | "ip" | "limit" | "services">, rrr: string) =>
  guessable(ctx, rrr, async () => {
    const [invoice] = await invoicesOf(ctx.db).where(
      and(eq(invoices.rrr, rrr), isNotNull(invoices.programmeSlug)),
    );
    const application = await madeFrom(ctx.db, rrr);
    return invoice ? { invoice, application } : fail("details_not_found");
  });

async function madeFrom(db: Reader, rrr: string): Promise<Application | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.rrr, rrr));
  return application;
}

/** Its progress, by the definition that it was opened with. */
async function standing(
  { db, now }: Pick<Context, "db" | "now">,
  invoice: Invoice,
  application: Application | undefined,
) {
  const programme = application ? definedBy(application) : programmeOf(invoice);
  return standingOf(programme, {
    paid: invoice.state === "paid",
    taken: await takesForm(db, invoice, now),
    application: application && {
      ...(await progressIn(db, application)),
      sent: application.completedAt !== null,
      closed: application.deletedAt !== null,
    },
  });
}
