import type { Family } from "../family.ts";
import { registrationWindowHandlers } from "./handlers.ts";

export const family = {
  handlers: registrationWindowHandlers,
} satisfies Family;
