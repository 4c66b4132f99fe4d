import type { Family } from "../family.ts";
import { checkAudits } from "./check-job.ts";
import { auditExport } from "./export-audit.ts";
import { securityExport } from "./export-security.ts";

export const family = {
  lists: [auditExport, securityExport],
  jobs: [checkAudits],
} satisfies Family;
