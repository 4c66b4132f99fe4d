import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { toNaira } from "@polyportal/domain/format/naira";
import type { Handlers } from "../../server/handler.ts";
import { createInvoice } from "./create-invoice.ts";
import { getFeeReceipt } from "./get-fee-receipt.ts";
import { getInvoice } from "./get-invoice.ts";
import { lookupInvoice } from "./lookup-invoice.ts";
import { allOffers } from "./queries.ts";

/** Application invoices, and the receipts of whoever is not signed in. */
export const invoiceHandlers = {
  listApplicationTypes: async (ctx) => {
    // Kept by the browser but asked after each time: a closed application is closed at once.
    ctx.setHeader("Cache-Control", "public, no-cache");
    const offers = await allOffers(ctx.db);
    // Where the fee goes by the award, the least of them stands for all: it comes first.
    const least = offers.filter(({ slug }, at) => offers[at - 1]?.slug !== slug);
    return least.map(
      ({ slug, applicationTypeId, amountKobo, opensAt, closesAt, award, ...offer }) => ({
        ...offer,
        from: award !== "",
        opensAt: opensAt?.toISOString() ?? null,
        closesAt: closesAt?.toISOString() ?? null,
        id: applicationTypeId,
        programme: slug,
        amount: toNaira(amountKobo),
      }),
    );
  },
  lookupInvoice,
  createInvoice,
  getInvoice,
  getFeeReceipt,
} satisfies Handlers<typeof invoiceEndpoints>;
