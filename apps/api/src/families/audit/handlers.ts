import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import type { historyEndpoints } from "@polyportal/api-client/contract/history";
import type { SharedSubject } from "@polyportal/domain/audit/subjects";
import type { HistorySource } from "../../audit/history.ts";
import { oneOf } from "../../lists/one-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getAuditEntry } from "./get-entry.ts";
import { getHistory } from "./get-history.ts";
import { getAuditSeals } from "./get-seals.ts";
import { auditSource, auditOf, auditRowsOf } from "./list-audit.ts";
import { rowsOfKeys, securitySource, securityOf } from "./list-security.ts";

import { pageByPeople } from "./of-people.ts";
import { startAuditCheck } from "./start-check.ts";

/** The record of changes; who sees a request, its own family says. */
export const auditHandlers = (historySources: Readonly<Record<SharedSubject, HistorySource>>) =>
  ({
    listAudit: pageByPeople(auditSource, { concerning: auditOf, rows: auditRowsOf }),
    getAuditEntry,
    getHistory: getHistory(historySources),
    listSecurityLog: pageByPeople(securitySource, { concerning: securityOf, rows: rowsOfKeys }),
    getSecurityEvent: (ctx, { id }) => oneOf(securitySource, ctx, id, {}),
    getAuditSeals,
    startAuditCheck,
  }) satisfies Handlers<typeof auditEndpoints & typeof historyEndpoints>;
