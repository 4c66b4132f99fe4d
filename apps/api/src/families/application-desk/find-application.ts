import type { applicationDeskEndpoints } from "@polyportal/api-client/contract/application-desk";
import { idOf, stepsFor } from "@polyportal/domain/application/steps";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { progressIn } from "../application/queries.ts";
import { programmeOf } from "../payment/described.ts";
import { doublesOf } from "./doubles.ts";
import { mayTakeBack } from "./undo-delete.ts";

type Application = typeof applications.$inferSelect;

/** One application, or the invoice that is to become one, by whatever number is at hand. */
export const findApplication: Handler<
  (typeof applicationDeskEndpoints)["findApplication"]
> = async ({ db, caller, now }, { number }) => {
  const digits = number.replaceAll(/[\s-]/g, "");
  const typed = number.toUpperCase();
  const [found] = await db
    .select({ invoice: invoices, application: applications, session: academicSessions.name })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .where(
      and(
        isNotNull(invoices.programmeSlug),
        or(
          eq(invoices.rrr, digits),
          eq(invoices.invoiceNo, typed),
          eq(applications.applicationNumber, typed),
        ),
      ),
    );
  if (!found) return fail("not_found");
  const { invoice, application, session } = found;
  const deleted = application ?? (invoice.state === "paid" ? undefined : invoice);
  return {
    invoiceId: invoice.id,
    invoiceNo: invoice.invoiceNo,
    amount: toNaira(invoice.amountKobo),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    applicationId: application?.id ?? null,
    number: application?.applicationNumber ?? null,
    fullName: fullName(application ?? invoice),
    programme: programmeOf(invoice).title,
    session,
    stage: stageOf(invoice, application),
    completedAt: application?.completedAt?.toISOString() ?? null,
    offer: application?.admittedAt ? application.admissionNumber : null,
    sections: application ? await sectionsOf(db, application) : [],
    doubles: application ? await doublesOf(db, application) : [],
    deletedAt: deleted?.deletedAt?.toISOString() ?? null,
    returnable: deleted ? mayTakeBack(deleted, caller, now) : false,
  };
};

function stageOf(invoice: typeof invoices.$inferSelect, application: Application | null) {
  if (application?.deletedAt) return "closed";
  if (application) return application.completedAt ? "sent" : "begun";
  if (invoice.state === "paid") return "paid";
  return invoice.deletedAt ? "deleted" : "unpaid";
}

/** What is saved, in the order of the programme, and what the school has opened again. */
async function sectionsOf(db: Reader, application: Application) {
  const { id } = application;
  const programme = definedBy(application);
  const { answers } = await progressIn(db, application);
  const rows = await db
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, id));
  return stepsFor(programme, answers).flatMap((step) => {
    const row = rows.find(({ kind }) => kind === idOf(step));
    return row
      ? [
          {
            id: row.kind,
            title: step.title,
            savedAt: row.savedAt.toISOString(),
            reopened: row.reopenedAt !== null,
          },
        ]
      : [];
  });
}
