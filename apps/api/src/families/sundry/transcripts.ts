import { randomInt } from "node:crypto";
import type { transcriptEndpoints } from "@polyportal/api-client/contract/sundry-transcript";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { codeLetters } from "@polyportal/domain/document/code";
import { totalKoboOf } from "@polyportal/domain/fees/items";
import { todayInLagos } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { workingDayAfter } from "@polyportal/domain/holiday/working-days";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { transcriptMessages as words } from "@polyportal/domain/messages/transcript";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { readTrackingCode } from "@polyportal/domain/sundry/transcript";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Config } from "../../config.ts";
import type { Change } from "../../database/change.ts";
import {
  transcriptDestinations,
  transcriptRequests,
  transcriptSteps,
} from "../../database/schema/transcript.ts";
import type { Mail } from "../../mail/outbox.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Handler } from "../../server/handler.ts";
import type { PaidByStudent } from "../../payment/effects.ts";
import { closedDays } from "../holiday/closed-days.ts";
import { maskedViewOf } from "../invoice/view.ts";
import { settledNow } from "../payment/confirm-payment.ts";
import { invoiceById } from "../payment/invoices.ts";
import { invoiceFor } from "../payment/live-invoice.ts";
import { graduateOfTicket } from "./graduate-ticket.ts";
import { tellGraduate, type Telling } from "./tell-graduate.ts";
import { graduateById, requestByCode, transcriptFeesOf } from "./transcript-queries.ts";

type Endpoints = typeof transcriptEndpoints;
type Destination = ParsedInputOf<Endpoints["createTranscriptRequest"]>["destinations"][number];

/** A request with its invoice, which is the graduate's as much as one that is made signed in. */
export const createTranscriptRequest: Handler<Endpoints["createTranscriptRequest"]> = async (
  ctx,
  { ticket, destinations },
) => {
  await ctx.limit("createInvoiceByAddress", ctx.ip);
  const studentId = graduateOfTicket(ctx, ticket);
  await ctx.limit("createInvoiceByAccount", studentId);
  const found = (await graduateById(ctx.db, studentId)) ?? fail("not_found");
  const { lastname, firstname, middlename, email, mobileNumber, sessionId } = found;
  if (email === null || mobileNumber === null) return fail("contact_missing");
  const { config, outbox } = ctx.services;
  const costs = await transcriptFeesOf(ctx.db);
  const bill = destinations.map((one) => ({
    cost: costs.get(one.delivery) ?? fail("not_found"),
    name: one.name,
  }));
  const lines = bill.map(({ cost, name }) => ({
    description: words.line(name),
    amountKobo: cost.amountKobo,
  }));
  const request = {
    id: uuid(),
    code: newTrackingCode(),
    studentId,
    state: "unpaid",
    workingDays: Math.max(...bill.map(({ cost }) => cost.workingDays)),
    createdAt: ctx.now,
  } as const;
  const order = {
    studentId,
    sessionId,
    purpose: "sundry",
    item: `transcript:${request.id}`,
    paymentType: "Full",
    lines,
    amountKobo: totalKoboOf(lines),
    payerPhone: canonicalPhone(mobileNumber),
    lastname,
    firstname,
    middlename,
    email,
  } as const;
  const invoice = await invoiceFor(ctx, order, {
    alongside: async (change, invoiceId) => {
      await keep(change, { ...request, invoiceId }, destinations);
      await outbox.mail(change.tx, letterOf(config, request, email));
    },
  });
  ctx.message(invoiceMessages.created.body);
  const view = {
    // Without the address of an invoice: who pays comes back to this page by the code.
    ...maskedViewOf(ctx, invoice),
    fullName: fullName(found),
    regNumber: found.student.number,
    verification: null,
  };
  return { code: request.code, invoice: view };
};

/** The code by mail, too: the page shows it once. */
function letterOf(
  { publicUrl, school }: Config,
  { id, code }: { readonly id: string; readonly code: string },
  to: string,
): Mail {
  const address = publicUrl + withSearch(furtherPaths.transcript, { code });
  return {
    to,
    kind: "transcriptOrdered",
    about: id,
    subject: words.ordered.subject(code),
    text: [...words.ordered.lines(code, address), "", school.name].join("\n"),
  };
}

async function keep(
  { tx, audit }: Change,
  request: typeof transcriptRequests.$inferInsert,
  destinations: readonly Destination[],
): Promise<void> {
  await tx.insert(transcriptRequests).values(request);
  await tx.insert(transcriptDestinations).values(
    destinations.map((destination, position) => ({
      ...destination,
      // What the delivery does not ask for is not kept.
      address: destination.delivery === "electronic" ? "" : destination.address,
      email: destination.delivery === "electronic" ? destination.email : "",
      requestId: request.id,
      position,
    })),
  );
  const { id: requestId, createdAt: at, code } = request;
  await tx.insert(transcriptSteps).values({ requestId, state: "unpaid", at });
  audit({
    action: "requestTranscript",
    subject: "student",
    subjectId: request.studentId,
    after: { code },
  });
}

/** Letters that nobody takes for one another, so many that nobody guesses a code that was given out. */
const newTrackingCode = (): string =>
  readTrackingCode(
    Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join(""),
  );

/** What follows when a request is paid: its day is promised, and its graduate told. */
export async function transcriptPaid(
  { tx, audit }: Change,
  invoice: PaidByStudent,
  now: Date,
  services: Telling,
): Promise<void> {
  const [request] = await tx
    .select()
    .from(transcriptRequests)
    .where(
      and(eq(transcriptRequests.invoiceId, invoice.id), eq(transcriptRequests.state, "unpaid")),
    )
    .for("update");
  if (!request) return;
  const closed = await closedDays(tx);
  const promised = workingDayAfter(todayInLagos(now), request.workingDays, closed);
  await tx
    .update(transcriptRequests)
    .set({ state: "paid", promised })
    .where(eq(transcriptRequests.id, request.id));
  await tx.insert(transcriptSteps).values({ requestId: request.id, state: "paid", at: now });
  const told = transcriptNotices.paid(request.code, promised);
  await tellGraduate(tx, services, request, { kind: "transcriptMoved", ...told });
  audit({
    action: "payTranscript",
    subject: "student",
    subjectId: request.studentId,
    after: { code: request.code, promised },
  });
}

/** When a transcript left for a place, and what is known of it there. */
export const arrivalOf = ({
  sentAt,
  receivedAt,
  missingAt,
}: Readonly<Record<"sentAt" | "receivedAt" | "missingAt", Date | null>>) => ({
  sentAt: sentAt?.toISOString() ?? null,
  receivedAt: receivedAt?.toISOString() ?? null,
  missingAt: missingAt?.toISOString() ?? null,
});

/** How a request stands, for whoever holds its code: neither a name nor an address is told. */
export const trackTranscript: Handler<Endpoints["trackTranscript"]> = async (ctx, input) => {
  const code = readTrackingCode(input.code);
  return guessable(ctx, code, async () => {
    let request = (await requestByCode(ctx.db, code)) ?? fail("details_not_found");
    if (request.state === "unpaid") {
      const invoice = await invoiceById(ctx.db, request.invoiceId);
      if (invoice) await settledNow(ctx, invoice);
      request = (await requestByCode(ctx.db, code)) ?? request;
    }
    const { state, promised, waitsFor, steps, destinations } = request;
    return {
      code,
      state,
      promised,
      waitsFor,
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      destinations: destinations.map((one) => {
        const { kind, name, country, delivery, reference, dispatched } = one;
        const place = { kind, name, country, delivery, reference, dispatched };
        return { ...place, ...arrivalOf(one) };
      }),
    };
  });
};
