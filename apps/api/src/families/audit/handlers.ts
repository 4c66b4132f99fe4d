import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import type { historyEndpoints } from "@polyportal/api-client/contract/history";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getAuditEntry } from "./get-entry.ts";
import { getHistory } from "./get-history.ts";
import { getAuditSeals } from "./get-seals.ts";
import { auditList } from "./list-audit.ts";
import { securityList } from "./list-security.ts";
import { soughtBy } from "./sought.ts";
import { startAuditCheck } from "./start-check.ts";

export const auditHandlers = {
  listAudit: async (ctx, asked) =>
    pageOf(auditList(await soughtBy(ctx.db, asked.search)))(ctx, asked),
  getAuditEntry,
  getHistory,
  listSecurityLog: async (ctx, asked) =>
    pageOf(securityList(await soughtBy(ctx.db, asked.search)))(ctx, asked),
  getAuditSeals,
  startAuditCheck,
} satisfies Handlers<typeof auditEndpoints & typeof historyEndpoints>;
