import * as z from "zod/mini";
import { auditCheckMessages } from "../messages/audit-check.ts";
import { parseRoot } from "./root.ts";

export const checkStates = ["waiting", "running", "done", "failed"] as const;

/** A check of the record: against a root from a letter, or none. */
export const checkSchema = z.object({
  root: z._default(
    z.string().check(
      z.maxLength(2000),
      z.refine((text) => text.trim() === "" || parseRoot(text) !== undefined, {
        message: auditCheckMessages.noRoot,
      }),
    ),
    "",
  ),
});
