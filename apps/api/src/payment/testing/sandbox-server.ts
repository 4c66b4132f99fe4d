import { Hono } from "hono";
import type { Database } from "../../database/connect.ts";
import { sandboxOrders, sandboxWebhooks } from "../../database/schema/sandbox-gateway.ts";
import type { PaymentGateway } from "../gateway.ts";
import { createRemitaGateway } from "../remita/remita-gateway.ts";
import type { Outcome } from "../sandbox/card-page-view.ts";
import { testCards } from "../sandbox/cards.ts";
import { createPostgresSandboxStore } from "../sandbox/postgres-store.ts";
import { createSandboxGateway, sandboxMerchant } from "../sandbox/sandbox-gateway.ts";
import type { SandboxGateway } from "../sandbox/sandbox-gateway.ts";
import { serveApp } from "./serve.ts";

export const responseUrl = "https://school.example/sub_degree_invoice?from=card";

export type SandboxServer = {
  readonly url: string;
  readonly sandbox: SandboxGateway;
  readonly gateway: PaymentGateway;
  /** A client of the same sandbox with another key. */
  readonly stranger: PaymentGateway;
  /** The bodies that the school's webhook got, and how it answers them. */
  readonly school: { readonly notices: unknown[][]; answer: string };
  /** The sandbox's clock, for the test to turn. */
  readonly clock: { now: Date };
  /** Posts the card page's form as a browser does, and does not follow where it leads. */
  readonly send: (page: string, fields: Record<string, string>) => Promise<Response>;
  /** Presses a button of the card page, with the card that pays. */
  readonly press: (rrr: string, outcome: Outcome, number?: string) => Promise<Response>;
  readonly stop: () => Promise<void>;
};

/** The sandbox with empty books, mounted below a prefix and served over HTTP, and a school to tell. */
export async function startSandbox(db: Database): Promise<SandboxServer> {
  await db.delete(sandboxWebhooks);
  await db.delete(sandboxOrders);

  const clock = { now: new Date("2026-11-20T09:00:00Z") };
  const school = { notices: [] as unknown[][], answer: "Ok" };
  const app = new Hono();
  const served = await serveApp(app);
  const url = `${served.url}/sandbox-gateway`;
  const sandbox = createSandboxGateway({
    store: createPostgresSandboxStore(db),
    merchant: sandboxMerchant,
    payee: "Alani State Polytechnic",
    webhookUrl: `${served.url}/webhook`,
    returnOrigins: ["https://school.example"],
    lateSeconds: 90,
    now: () => clock.now,
  });
  app.route("/sandbox-gateway", sandbox.app);
  app.post("/webhook", async (c) => {
    school.notices.push(await c.req.json<unknown[]>());
    return c.text(school.answer);
  });

  const open = (apiKey: string) =>
    createRemitaGateway({
      name: "sandbox",
      merchant: { ...sandboxMerchant, apiKey },
      baseUrl: url,
    });
  const gateway = open(sandboxMerchant.apiKey);
  const send = (page: string, fields: Record<string, string>) =>
    fetch(`${url}/remita/ecomm/${page}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  return {
    url,
    sandbox,
    gateway,
    stranger: open("another key"),
    school,
    clock,
    send,
    press: (rrr, outcome, number = testCards.pays) =>
      send("pay", { ...gateway.cardPage({ rrr, responseUrl }).fields, outcome, number }),
    stop: served.stop,
  };
}
