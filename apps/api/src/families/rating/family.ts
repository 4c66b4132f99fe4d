import type { Family } from "../family.ts";
import { ratingHandlers } from "./handlers.ts";

export const family = {
  handlers: ratingHandlers,
} satisfies Family;
