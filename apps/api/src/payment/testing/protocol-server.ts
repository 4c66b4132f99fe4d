import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

// A second server of Remita's protocol, written from its description alone: it shares no line with
// the sandbox or the adapter, so that a mistake of theirs does not agree with itself.

type Order = { rrr: string; orderId: string; amount: string; status: string; lastDay: string };

/** How the server answers: by the protocol, or as gateways do on a bad day. */
export type Mood =
  | "well"
  | "mistaken"
  | "silent"
  | "stalled"
  | "dripping"
  | "flooding"
  | "html"
  | "garbage"
  | "broken"
  | "elsewhere";

export type ProtocolServer = Served & {
  readonly merchant: { merchantId: string; serviceTypeId: string; apiKey: string };
  /** Every order that was booked, as the server was told it. */
  readonly orders: readonly Order[];
  /** The reference or order id of each status call, in turn. */
  readonly asked: string[];
  mood: Mood;
  /** Answers this code, whatever is asked. */
  code: string | null;
  /** The day, `2026-01-31`; an order whose last day is over takes no money. */
  today: string;
};

const merchant = { merchantId: "8001", serviceTypeId: "9002", apiKey: "k3y" };

const sha512 = (text: string) => createHash("sha512").update(text).digest("hex");

export async function startProtocolServer(): Promise<ProtocolServer> {
  const orders: Order[] = [];
  const askedFor: string[] = [];
  const state = { mood: "well" as Mood, code: null as string | null, today: "2026-01-01" };

  function generate(body: Record<string, string>, authorization: string | undefined): string {
    const { serviceTypeId = "", orderId = "", amount = "", expiryDate = "" } = body;
    const token = sha512(`8001${serviceTypeId}${orderId}${amount}k3y`);
    if (authorization !== `remitaConsumerKey=8001,remitaConsumerToken=${token}`)
      return reply("020");
    if (orders.some((order) => order.orderId === orderId)) return reply("028");
    const rrr = String(290_000_000_000 + orders.length);
    const lastDay = expiryDate.split("/").toReversed().join("-");
    orders.push({ rrr, orderId, amount, status: "021", lastDay });
    return reply("025", { RRR: rrr });
  }

  function status(key: string, hash: string, byRrr: boolean): string {
    askedFor.push(key);
    if (hash !== sha512(`${key}k3y8001`)) return JSON.stringify({ status: "020" });
    if (state.mood === "mistaken") return '{"amount":1.0,"RRR":"1","orderId":"x","status":"01"}';
    const order = orders.find((entry) => (byRrr ? entry.rrr : entry.orderId) === key);
    if (!order) return JSON.stringify({ status: byRrr ? "022" : "026" });
    const over = order.status !== "01" && order.lastDay !== "" && order.lastDay < state.today;
    const paid = order.status === "01" ? `"paymentDate":"2026-01-01 09:30:00 AM",` : "";
    // Amounts are JSON numbers with at least one decimal, as in the published sample.
    const amount = order.amount.includes(".") ? order.amount : `${order.amount}.0`;
    return `{"amount":${amount},"RRR":"${order.rrr}","orderId":"${order.orderId}",${paid}"message":"any","status":"${over ? "012" : order.status}"}`;
  }

  function cancel({ rrr, hash }: Record<string, string>): string {
    if (hash !== sha512(`${rrr}k3y8001`)) return JSON.stringify({ statuscode: "020" });
    const order = orders.find((entry) => entry.rrr === rrr);
    if (!order) return JSON.stringify({ statuscode: "022" });
    if (order.status === "01") return JSON.stringify({ statuscode: "027" });
    order.status = "012";
    return JSON.stringify({ statuscode: "00" });
  }

  async function answer(request: IncomingMessage): Promise<string> {
    if (state.code) return JSON.stringify({ statuscode: state.code });
    const path = new URL(request.url ?? "/", "http://x").pathname;
    if (path === "/echannelsvc/merchant/api/paymentinit") {
      return generate(await bodyOf(request), request.headers.authorization);
    }
    if (path === "/echannelsvc/v2/api/deactivate.json") return cancel(await bodyOf(request));
    const asked = /^\/echannelsvc\/8001\/([^/]+)\/(\w+)\/(order)?status\.reg$/.exec(path);
    return asked ? status(asked[1] ?? "", asked[2] ?? "", !asked[3]) : "no such page";
  }

  const served = await serve((request, response) => {
    if (state.mood === "silent") return;
    if (state.mood === "stalled") return void response.writeHead(200).write('{"statuscode":');
    if (state.mood === "dripping") return drip(response);
    if (state.mood === "flooding") return flood(response);
    if (state.mood === "broken") return void response.writeHead(503).end(reply("025"));
    if (state.mood === "elsewhere") return void response.writeHead(302, { location: "/" }).end();
    if (state.mood === "html") return void response.end("<!doctype html><h1>Maintenance</h1>");
    if (state.mood === "garbage") return void response.end('jsonp ({"statuscode":');
    void answer(request).then((body) => response.end(body));
  });
  return Object.assign(state, { ...served, merchant, orders, asked: askedFor });
}

/** White space, which JSON allows before a reply, for ever. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
}

/** A reply behind more white space than any reply has. */
function flood(response: ServerResponse): void {
  response.writeHead(200);
  response.end(" ".repeat(300 * 1024) + '{"statuscode":"00","status":"01"}');
}

const reply = (statuscode: string, rest: object = {}) =>
  `jsonp (${JSON.stringify({ statuscode, ...rest, status: "any" })})`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return JSON.parse(body) as Record<string, string>;
}
