import type { Family } from "../family.ts";
import { siwesHandlers } from "./handlers.ts";

export const family = {
  handlers: siwesHandlers,
} satisfies Family;
