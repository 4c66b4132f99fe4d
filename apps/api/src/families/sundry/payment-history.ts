import type { publicSundryEndpoints } from "@polyportal/api-client/contract/sundry-public";
import { maskRrr } from "@polyportal/domain/format/mask";
import { toNaira } from "@polyportal/domain/format/naira";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { paymentHistoryMessages as words } from "@polyportal/domain/messages/payment-history";
import { historyCodeRule } from "@polyportal/domain/sundry/history-code";
import { readPayerNumber, type PayerNumber } from "@polyportal/domain/sundry/payer-number";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import { guessable, within } from "../../server/guessing.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { descriptionOf, shownState } from "../payment/described.ts";
import { invoiceById } from "../payment/invoices.ts";
import { numberNow } from "../student/number-now.ts";
import { issueHistoryCodes, useHistoryCode } from "./history-code.ts";
import { mailboxesOf, paymentsOf } from "./history-queries.ts";
import { payingStudent, publicReceiptOf } from "./public-receipt.ts";
import { endOfTicket, isTicketGood } from "./ticket-time.ts";

type Endpoints = typeof publicSundryEndpoints;

/** Sends a code to each mailbox under a number; who asks is answered the same, in the same time. */
export const requestHistoryCode: Handler<Endpoints["requestHistoryCode"]> = async (ctx, input) => {
  await ctx.limit("lookupByAddress", ctx.ip);
  const payer = await payerNow(ctx.db, input.number);
  await ctx.limit("askByNumber", payer.number);
  const mayMail = await within(ctx.limit, "mailByAccount", `paymentHistory:${payer.number}`);
  const { config, outbox, vault } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    // An unknown number leaves a row, too: a guessing series shows, and both take the same time.
    audit({ action: "askForPaymentHistory", subject: "invoice", subjectId: "unknown" });
    const mailboxes = await mailboxesOf(tx, payer);
    if (!mayMail) return;
    const codes = await issueHistoryCodes(tx, vault, payer.number, mailboxes, ctx.now);
    for (const { email, code, expiresAt } of codes) {
      await outbox.mail(tx, {
        to: email,
        kind: "historyCode",
        about: `paymentHistory:${payer.number}`,
        subject: words.subject,
        text: [...words.lines(code, expiresAt.toISOString()), "", config.school.name].join("\n"),
        validFor: historyCodeRule.minutes * 60_000,
      });
    }
  });
  ctx.message(words.codeSent);
  return {};
};

/** What the mailbox of a code has paid, or still could. */
export const getPaymentHistory: Handler<Endpoints["getPaymentHistory"]> = async (
  ctx,
  { number, code },
) => {
  const payer = await payerNow(ctx.db, number);
  const { vault } = ctx.services;
  return guessable(ctx, `paymentHistory:${payer.number}`, async () => {
    const email = await ctx.change(async ({ tx, audit }) => {
      const asked = { number: payer.number, typed: code };
      const mailbox = await useHistoryCode(tx, vault, asked, ctx.now);
      const action = mailbox === undefined ? "refuseHistoryCode" : "acceptHistoryCode";
      audit({ action, subject: "invoice", subjectId: "unknown" });
      return mailbox;
    });
    if (email === undefined) {
      const fields = { code: errorCodes.history_code_wrong.message };
      return fail("history_code_wrong", { fields });
    }
    const rows = await paymentsOf(ctx.db, payer, email);
    return {
      payments: rows.map((invoice) => {
        const state = shownState(invoice, ctx.now);
        return {
          invoiceNo: invoice.invoiceNo,
          date: (invoice.paidAt ?? invoice.createdAt).toISOString(),
          item: descriptionOf(invoice),
          rrr: maskRrr(invoice.rrr ?? ""),
          amount: toNaira(invoice.amountKobo),
          state,
          ticket: state === "paid" ? ticketOf(ctx, invoice.id) : null,
        };
      }),
    };
  });
};

/** Long enough to print what a history lists. */
const ticketMinutes = 30;
const owner = "history-receipt";

type Issuing = Pick<Context, "now"> & { readonly services: Pick<Context["services"], "vault"> };

const ticketOf = ({ services, now }: Issuing, invoiceId: string): string =>
  services.vault.seal(`${endOfTicket(now, ticketMinutes)} ${invoiceId}`, owner);

/** The invoice that a ticket of ours names, while it holds. */
function invoiceOfTicket({ services, now }: Issuing, ticket: string): string | undefined {
  try {
    const [until, invoiceId] = services.vault.open(ticket, owner).split(" ");
    return isTicketGood(Number(until), now, ticketMinutes) ? invoiceId : undefined;
  } catch {
    return undefined;
  }
}

/** The receipt of a payment that a history has just listed. */
export const getHistoryReceipt: Handler<Endpoints["getHistoryReceipt"]> = async (
  ctx,
  { ticket },
) => {
  await ctx.limit("lookupByAddress", ctx.ip);
  const id = invoiceOfTicket(ctx, ticket) ?? fail("payment_not_found");
  const invoice = (await invoiceById(ctx.db, id)) ?? fail("payment_not_found");
  return publicReceiptOf(ctx, invoice, await payingStudent(ctx.db, invoice));
};

/** Whose payments are asked about, by a phone or by the number that the student has now. */
async function payerNow(db: Reader, typed: string): Promise<PayerNumber> {
  const payer = readPayerNumber(typed);
  return payer.kind === "phone" ? payer : { ...payer, number: await numberNow(db, payer.number) };
}
