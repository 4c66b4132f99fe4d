import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Merchant } from "../remita/hashes.ts";
import { cardPageRoutes } from "./card-page.ts";
import { deliverNotices } from "./notices.ts";
import { protocolRoutes } from "./protocol.ts";
import type { SandboxStore } from "./store.ts";

/** The school's account at the sandbox. No secret: whoever reaches its card page may pay anyway. */
export const sandboxMerchant: Merchant = {
  merchantId: "2547916",
  serviceTypeId: "4430731",
  apiKey: "1946",
};

export type SandboxOptions = {
  readonly store: SandboxStore;
  readonly merchant: Merchant;
  /** Whom the card page names as the receiver. */
  readonly payee: string;
  /** Where notices of payments are posted. */
  readonly webhookUrl: string;
  /** Origins to which a payer may be sent back; the sandbox's own is always one. */
  readonly returnOrigins: readonly string[];
  /** How late a late notice is. */
  readonly lateSeconds?: number;
  readonly now?: () => Date;
};

/** A gateway on our own machine that speaks Remita's protocol, and on which no money moves. */
export type SandboxGateway = {
  /** Mount it under any prefix, or serve it on a port of its own. */
  readonly app: Hono;
  /** Sends the notices that are due, and answers how many were taken. A job calls it every few seconds. */
  readonly deliverNotices: () => Promise<number>;
};

/** Builds the sandbox over its books. */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { store, webhookUrl, lateSeconds = 60, now = () => new Date() } = options;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.route("/", protocolRoutes({ ...options, now }));
  app.route("/", cardPageRoutes({ ...options, lateSeconds, now }));
  return { app, deliverNotices: () => deliverNotices(store, webhookUrl, now()) };
}
