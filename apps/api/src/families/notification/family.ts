import type { Family } from "../family.ts";
import { notificationHandlers } from "./handlers.ts";

export const family = {
  handlers: notificationHandlers,
} satisfies Family;
