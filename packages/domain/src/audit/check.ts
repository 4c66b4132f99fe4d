import * as z from "zod/mini";
import { auditCheckMessages } from "../messages/audit-check.ts";
import { parseRoot } from "./root.ts";

export const checkStates = ["waiting", "running", "done", "failed"] as const;

/** The form of a check: with a root from a mail, or none. */
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
