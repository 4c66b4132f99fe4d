import { maskEmail } from "@polyportal/domain/format/mask";
import { codeLetterLines, codeNeeded } from "@polyportal/domain/messages/applicant-code";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import {
  mailboxCodeLines,
  mailboxCodeNeeded,
} from "@polyportal/domain/messages/application-recovery-code";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { knowsInvoice, knowsMailbox, rememberMailbox } from "./known-payer.ts";
import { codeMail } from "../payment/mails.ts";
import { issueCode, useCode } from "./payer-code.ts";
import type { Invoice } from "../payment/invoices.ts";

export type Asked = Pick<Context, "change" | "device" | "ip" | "limit" | "services" | "now">;

/**
 * Counts a try with an RRR. A device that knows its invoice is counted by itself, so that no stranger's
 * tries, by the RRR or behind the same address, shut it out.
 */
export async function limitTries(
  { device, ip, limit }: Asked,
  rrr: string,
  invoice: Invoice | undefined,
): Promise<void> {
  if (invoice && knowsInvoice({ device }, invoice)) {
    await limit("openApplicationByDevice", device.id ?? "");
    return;
  }
  await limit("openApplicationByAddress", ip);
  await limit("openApplicationByRrr", rrr);
}

/**
 * Lets through the device that made the invoice or has proved itself before. Any other has to bring the
 * code that goes to the invoice's e-mail address, and is remembered with it. Answers the code that it did not need.
 */
export async function requireKnown(
  ctx: Asked,
  invoice: Invoice,
  code: string | undefined,
): Promise<string | undefined> {
  if (knowsInvoice(ctx, invoice) || ctx.services.config.applicantCode === "never") return code;
  if (code === undefined) return sendCode(ctx, invoice);
  await takeCode(ctx, invoice, code);
  // An honest device is no reason to keep the next one waiting.
  await ctx.limit.refund("openApplicationByAddress", ctx.ip);
  await ctx.limit.refund("openApplicationByRrr", invoice.rrr ?? "");
  return undefined;
}

/**
 * Lets through the device on which the invoice's mailbox was read: that it made the invoice is no proof of that. Any
 * other has to bring the code, whatever the school asks of devices that open an application.
 */
export async function requireMailbox(
  ctx: Asked,
  invoice: Invoice,
  code: string | undefined,
  words = ofMailbox,
): Promise<void> {
  if (knowsMailbox(ctx, invoice)) return;
  if (code === undefined) return sendCode(ctx, invoice, words);
  await takeCode(ctx, invoice, code);
}

/** Takes the right code, and remembers the device with it. */
async function takeCode(ctx: Asked, invoice: Invoice, code: string): Promise<void> {
  const { vault } = ctx.services;
  const right = await ctx.change(async ({ tx, audit }) => {
    const taken = await useCode(tx, vault, invoice.id, code, ctx.now);
    const action = taken ? "acceptApplicantCode" : "refuseApplicantCode";
    audit({ action, subject: "invoice", subjectId: invoice.id });
    return taken;
  });
  if (!right)
    fail("applicant_code_wrong", { fields: { code: errorCodes.applicant_code_wrong.message } });
  rememberMailbox(ctx, invoice);
}

/** What the code is for, in the words of its letter and of the page. */
const ofDevice = { lines: codeLetterLines, needed: codeNeeded };
const ofMailbox = { lines: mailboxCodeLines, needed: mailboxCodeNeeded };

/** One letter a code: it stays the same, so that whoever asks again is told to look for the first. */
async function sendCode(ctx: Asked, invoice: Invoice, words = ofDevice): Promise<never> {
  const { config, outbox, vault } = ctx.services;
  const { expiresAt } = await ctx.change(async ({ tx, audit }) => {
    const issued = await issueCode(tx, vault, invoice.id, ctx.now);
    if (issued.fresh) await outbox.mail(tx, codeMail(config, invoice, issued, words.lines));
    const action = issued.fresh ? "sendApplicantCode" : "askForApplicantCode";
    audit({ action, subject: "invoice", subjectId: invoice.id });
    return issued;
  });
  const message = words.needed(maskEmail(invoice.email), expiresAt.toISOString());
  return fail("applicant_code_needed", { message });
}
