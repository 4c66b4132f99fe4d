import type { Family } from "../family.ts";
import { searchHandlers } from "./handlers.ts";

export const family = {
  handlers: searchHandlers,
} satisfies Family;
