import type { Family } from "../family.ts";
import { verifyDocument } from "./verify.ts";

export const family = {
  handlers: { verifyDocument },
} satisfies Family;
