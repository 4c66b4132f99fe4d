import type { Family } from "../family.ts";
import { askPending } from "./ask-pending.ts";
import { paymentHandlers } from "./handlers.ts";
import { paymentWebhook } from "./webhook.ts";

export const family = {
  handlers: paymentHandlers,
  jobs: [askPending],
  routes: [paymentWebhook],
} satisfies Family;
