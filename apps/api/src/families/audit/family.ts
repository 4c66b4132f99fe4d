import { auditList } from "@polyportal/api-client/list/audit";
import { securityList } from "@polyportal/api-client/list/security-log";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { checkAudits } from "./check-job.ts";
import { auditSource } from "./list-audit.ts";
import { securitySource } from "./list-security.ts";

export const family = {
  lists: [exportOfList(auditList, auditSource), exportOfList(securityList, securitySource)],
  jobs: [checkAudits],
} satisfies Family;
