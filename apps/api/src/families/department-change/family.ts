import type { Family } from "../family.ts";
import { departmentChangeHandlers } from "./handlers.ts";

export const family = {
  handlers: departmentChangeHandlers,
} satisfies Family;
