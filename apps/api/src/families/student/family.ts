import type { Family } from "../family.ts";
import { studentHandlers } from "./handlers.ts";

export const family = {
  handlers: studentHandlers,
} satisfies Family;
