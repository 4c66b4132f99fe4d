import { programmes } from "@polyportal/domain/programmes/programmes";
import { groupRrr } from "@polyportal/domain/format/rrr";
import type { Programme } from "@polyportal/domain/programmes/programme";
import {
  atCardPage,
  expectPaid,
  fullNameOf,
  generateInvoice,
  newPayer,
  toCardPage,
} from "../support/payer.ts";
import { printed } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

for (const programme of programmes as readonly Programme[]) {
  test(`${programme.title}: from the landing page to the printed slip`, async ({ page }) => {
    const payer = newPayer();

    const rrr = await generateInvoice(page, programme, payer);
    const invoice = await printed(page);
    expect(invoice.text).toContain(fullNameOf(payer));
    expect(invoice.text).toContain(groupRrr(rrr));
    expect(invoice.text).toContain("Not paid");
    expect(invoice.pages).toBe(1);

    await toCardPage(page, rrr);
    await atCardPage(page, /^Pay ₦/);
    await expectPaid(page);
    const receipt = await printed(page);
    expect(receipt.text).toContain("Payment Receipt");
    expect(receipt.text).toContain(groupRrr(rrr));
  });
}
