import type { Family } from "../family.ts";
import { admissionLetterHandlers } from "./handlers.ts";

export const family = {
  handlers: admissionLetterHandlers,
} satisfies Family;
