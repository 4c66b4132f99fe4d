import type { Family } from "../family.ts";
import { dashboardHandlers } from "./handlers.ts";

export const family = {
  handlers: dashboardHandlers,
} satisfies Family;
