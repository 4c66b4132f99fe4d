import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { historyChanges, historySentence, onBehalf } from "@polyportal/domain/audit/history";
import { eq } from "drizzle-orm";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { auditSeals } from "../../database/schema/audit-seals.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { entryQuery, entryRow } from "./entries.ts";

/** One entry with what it changed. */
export const getAuditEntry: Handler<(typeof auditEndpoints)["getAuditEntry"]> = async (
  { db },
  { id },
) => {
  const [[found], [seal]] = await Promise.all([
    entryQuery(db).where(eq(auditRows.id, id)),
    db.select({ number: auditSeals.number }).from(auditSeals).where(eq(auditSeals.rowId, id)),
  ]);
  if (!found) fail("not_found");
  const { row, actor, impersonator } = found;
  const told = entryRow(found);
  const { who, impersonator: really, what } = told;
  return {
    ...told,
    sentence: historySentence({
      ...row,
      who: really === null ? who : onBehalf(really, who),
      whom: told.whom,
    }),
    what,
    who: { name: who, role: actor?.role ?? null },
    impersonator: really === null ? null : { name: really, role: impersonator?.role ?? null },
    address: row.ip === "" ? null : row.ip,
    changes: historyChanges(row),
    number: seal?.number ?? null,
  };
};
