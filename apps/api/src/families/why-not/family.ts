import type { Family } from "../family.ts";
import { whyNotHandlers } from "./handlers.ts";

export const family = {
  handlers: whyNotHandlers,
} satisfies Family;
