import type { Family } from "../family.ts";
import { programmesExport } from "./export-programmes.ts";
import { programmesHandlers } from "./handlers.ts";

export const family = {
  handlers: programmesHandlers,
  lists: [programmesExport],
} satisfies Family;
