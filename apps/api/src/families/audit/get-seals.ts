import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { entryOf, findingMeaning, findingText } from "@polyportal/domain/audit/findings";
import { rootText } from "@polyportal/domain/audit/root";
import { fullName } from "@polyportal/domain/format/name";
import { desc, eq } from "drizzle-orm";
import { endOfSealing } from "../../audit/seal.ts";
import type { Reader } from "../../database/connect.ts";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { auditRoots, auditSeals } from "../../database/schema/audit-seals.ts";
import { leases } from "../../database/schema/machinery.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";

/** How far the record is sealed, and what the newest check has found. */
export const getAuditSeals: Handler<(typeof auditEndpoints)["getAuditSeals"]> = async ({ db }) => {
  const [[seal], [turn], [root], check] = await Promise.all([
    db
      .select({ number: auditSeals.number })
      .from(auditSeals)
      .orderBy(desc(auditSeals.number))
      .limit(1),
    db.select({ at: leases.until }).from(leases).where(eq(leases.name, endOfSealing)),
    db.select().from(auditRoots).orderBy(desc(auditRoots.day)).limit(1),
    newestCheck(db),
  ]);
  return {
    seals: seal?.number ?? 0,
    sealedAt: turn?.at.toISOString() ?? null,
    root: root
      ? { day: root.day, text: rootText({ number: root.number, hash: root.hash.toString("hex") }) }
      : null,
    check,
  };
};

async function newestCheck(db: Reader) {
  const [found] = await db
    .select({ check: auditChecks, person: users })
    .from(auditChecks)
    .innerJoin(users, eq(users.id, auditChecks.userId))
    .orderBy(desc(auditChecks.requestedAt))
    .limit(1);
  if (!found) return null;
  const { check, person } = found;
  return {
    ...check,
    by: fullName(person),
    requestedAt: check.requestedAt.toISOString(),
    finishedAt: check.finishedAt?.toISOString() ?? null,
    findings: check.findings.map((finding) => ({
      text: findingText(finding),
      meaning: findingMeaning(finding),
      entry: entryOf(finding) ?? null,
    })),
  };
}
