import type { publicSundryEndpoints } from "@polyportal/api-client/contract/sundry-public";
import { readPayerNumber } from "@polyportal/domain/sundry/payer-number";
import { ownersNamed } from "../../database/named.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Handler } from "../../server/handler.ts";
import { settledNow } from "../payment/confirm-payment.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { payingStudent, publicReceiptOf } from "./public-receipt.ts";

/** The receipt of something bought, for whoever knows its reference and its payer's number. */
export const findSundryReceipt: Handler<
  (typeof publicSundryEndpoints)["findSundryReceipt"]
> = async (ctx, { rrr, payer }) =>
  guessable(ctx, rrr, async () => {
    const invoice = await invoiceByRrr(ctx.db, rrr);
    const student = await payingStudent(ctx.db, invoice);
    const { kind, number } = readPayerNumber(payer);
    const owners = await ownersNamed(ctx.db, [number]);
    const isPayers =
      kind === "phone"
        ? invoice?.payerPhone === number
        : student !== undefined && owners.get(number.toLowerCase()) === student.id;
    // An application's reference opens its form, and a fee's receipt is its student's: each has a page.
    if (invoice?.purpose !== "sundry" || !isPayers) return fail("payment_not_found");
    const current = await settledNow(ctx, invoice);
    if (current.state !== "paid") return fail("payment_not_found");
    return publicReceiptOf(ctx, current, student);
  });
