import type { Family } from "../family.ts";
import { invoiceHandlers } from "./handlers.ts";

export const family = {
  handlers: invoiceHandlers,
} satisfies Family;
