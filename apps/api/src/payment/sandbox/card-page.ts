import { Hono } from "hono";
import type { Context } from "hono";
import * as z from "zod/mini";
import { cardPageHash, sameHash } from "../remita/hashes.ts";
import type { Merchant } from "../remita/hashes.ts";
import { cardPage, closedPage, isOutcome, refusedPage } from "./card-page-view.ts";
import type { Outcome } from "./card-page-view.ts";
import { tryCard } from "./cards.ts";
import { noticesOf } from "./notices.ts";
import type { Delivery } from "./notices.ts";
import { codeOf, isExpired } from "./protocol.ts";
import type { SandboxOrder, SandboxStore } from "./store.ts";
import { stylesheet } from "./stylesheet.ts";

const sent = z.object({
  merchantId: z.string(),
  rrr: z.string(),
  responseurl: z.string(),
  hash: z.string(),
});

const deliveries: Readonly<Partial<Record<Outcome, Delivery>>> = {
  "pay-twice": "charged-twice",
  "pay-late": "late",
  "pay-doubled": "doubled",
  "pay-lost": "lost",
};

const notOurCard =
  "This is not a card of the sandbox. Use one of the two cards listed here, never a real one.";

/** The pages that the payer's browser sees: the card page and what its buttons do. */
export function cardPageRoutes(options: {
  store: SandboxStore;
  merchant: Merchant;
  payee: string;
  returnOrigins: readonly string[];
  lateSeconds: number;
  now: () => Date;
}): Hono {
  const { store, merchant, payee, returnOrigins, lateSeconds, now } = options;
  const app = new Hono().basePath("/remita/ecomm");

  app.get("/card-page.css", (c) =>
    c.body(stylesheet, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=3600",
    }),
  );

  app.post("/finalize.reg", async (c) => {
    const payer = await admit(c);
    if ("refusal" in payer) return c.html(refusedPage(payer.refusal), 400);
    return c.html(view(payer));
  });

  app.post("/pay", async (c) => {
    const payer = await admit(c);
    if ("refusal" in payer) return c.html(refusedPage(payer.refusal), 400);
    const { order, form } = payer;
    const outcome = form["outcome"] ?? "";
    if (!isOutcome(outcome))
      return c.html(refusedPage("The page was not sent as it was shown."), 400);
    if (closedReason(order)) return c.html(view(payer));
    const card = outcome === "pay" ? tryCard(form["number"] ?? "") : "pays";
    if (card === null) return c.html(view(payer, notOurCard), 422);
    if (outcome === "fail" || card === "declined") {
      await store.close(order.rrr, "failed");
    } else if (outcome !== "abandon") {
      const at = now();
      await store.pay(
        order.rrr,
        at,
        noticesOf(order, deliveries[outcome] ?? "prompt", at, lateSeconds),
      );
    }
    return c.redirect(returnUrl(payer, (await store.findOrder(order)) ?? order), 303);
  });

  type Payer = { order: SandboxOrder; back: URL; form: Record<string, string> };

  /** Lets in who was sent by the school, for an order that exists, and back to the school only. */
  async function admit(c: Context): Promise<Payer | { refusal: string }> {
    allowFormsOf(c);
    const form = textsOf(await c.req.parseBody());
    const parsed = sent.safeParse(form);
    if (!parsed.success) return { refusal: "Please start the payment from your invoice." };
    const { merchantId, rrr, responseurl, hash } = parsed.data;
    if (merchantId !== merchant.merchantId || !sameHash(hash, cardPageHash(merchant, rrr))) {
      return { refusal: "The payment was not signed by the school." };
    }
    const back = URL.parse(responseurl);
    // The protocol too: a `blob:` address carries its maker's origin.
    if (!back || !/^https?:$/.test(back.protocol) || !origins(c).includes(back.origin)) {
      return { refusal: "The address to return to is not the school's." };
    }
    const order = await store.findOrder({ rrr });
    return order ? { order, back, form } : { refusal: "There is no such payment reference." };
  }

  /** The school's origins, and the one on which the payer reached the sandbox. */
  const origins = (c: Context): string[] => [...returnOrigins, new URL(c.req.url).origin];

  /** No script, no frame, nothing from elsewhere; the answer to the form may lead to the school. */
  function allowFormsOf(c: Context): void {
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins(c).join(" ")}`,
    );
    c.header("cache-control", "no-store");
  }

  function view(payer: Payer, error?: string) {
    const { order, form } = payer;
    const reason = closedReason(order);
    if (reason) return closedPage(order, payee, reason, returnUrl(payer, order));
    const { merchantId = "", rrr = "", responseurl = "", hash = "" } = form;
    const fields = { merchantId, rrr, responseurl, hash };
    return cardPage({ order, payee, fields, lateSeconds, ...(error && { error }) });
  }

  function closedReason(order: SandboxOrder): string | null {
    if (order.state === "paid") return "This payment reference is already paid";
    if (order.state === "cancelled") return "This payment reference was cancelled";
    return isExpired(order, now()) ? "This payment reference has expired" : null;
  }

  function returnUrl({ back }: Payer, order: SandboxOrder): string {
    const url = new URL(back);
    url.searchParams.set("RRR", order.rrr);
    url.searchParams.set("orderID", order.orderId);
    url.searchParams.set("statuscode", codeOf(order, now()));
    return url.href;
  }

  return app;
}

/** The text fields of a form; files and repeated fields are no part of the protocol. */
function textsOf(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
