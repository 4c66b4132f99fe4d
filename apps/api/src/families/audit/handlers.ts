import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import type { historyEndpoints } from "@polyportal/api-client/contract/history";
import type { SharedSubject } from "@polyportal/domain/audit/subjects";
import type { PastOf } from "../../audit/history.ts";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getAuditEntry } from "./get-entry.ts";
import { getHistory } from "./get-history.ts";
import { getAuditSeals } from "./get-seals.ts";
import { auditList } from "./list-audit.ts";
import { securityList } from "./list-security.ts";
import { soughtBy } from "./sought.ts";
import { startAuditCheck } from "./start-check.ts";

/** The record of changes; who sees a request, its own family says. */
export const auditHandlers = (pasts: Readonly<Record<SharedSubject, PastOf>>) =>
  ({
    listAudit: async (ctx, asked) =>
      pageOf(auditList(await soughtBy(ctx.db, asked.search)))(ctx, asked),
    getAuditEntry,
    getHistory: getHistory(pasts),
    listSecurityLog: async (ctx, asked) =>
      pageOf(securityList(await soughtBy(ctx.db, asked.search)))(ctx, asked),
    getSecurityEvent: (ctx, { id }) => oneOf(securityList(), ctx, id, {}),
    getAuditSeals,
    startAuditCheck,
  }) satisfies Handlers<typeof auditEndpoints & typeof historyEndpoints>;
