import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { parseRoot, rootText } from "@polyportal/domain/audit/root";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";

/** Asks for a check of the record; of the same question asked again while it runs there is one. */
export const startAuditCheck: Handler<(typeof auditEndpoints)["startAuditCheck"]> = async (
  { caller, change, now },
  { root: pasted },
) => {
  const parsed = parseRoot(pasted);
  const root = parsed ? rootText(parsed) : null;
  const { userId, impersonatorId } = caller;
  let id = "";
  await changeIfNeeded(change, async ({ tx, audit }) => {
    // Of two presses at once the second sees the first's.
    await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [open] = await tx
      .select({ id: auditChecks.id })
      .from(auditChecks)
      .where(
        and(
          inArray(auditChecks.state, ["waiting", "running"]),
          root === null ? isNull(auditChecks.root) : eq(auditChecks.root, root),
        ),
      );
    id = open?.id ?? uuid();
    if (open) return undefined;
    await tx
      .insert(auditChecks)
      .values({ id, userId, impersonatorId, requestedAt: now, root, state: "waiting" });
    audit({ action: "checkAudit", subject: "auditCheck", subjectId: id, after: { root } });
    return id;
  });
  return { id };
};
