import type { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { checkedText, leftOpen, outletNames } from "@polyportal/domain/audit/against";
import { entryOf, findingMeaning, findingText } from "@polyportal/domain/audit/findings";
import { rootText } from "@polyportal/domain/audit/root";
import { fullName } from "@polyportal/domain/format/name";
import { desc, eq } from "drizzle-orm";
import { isInsertOnly } from "../../database/insert-only.ts";
import { ofDaysOver } from "../../audit/days-over.ts";
import { endOfSealing } from "../../audit/end-of-sealing.ts";
import { unsentLetters } from "../../audit/unsent-letters.ts";
import type { Config } from "../../config.ts";
import type { Reader } from "../../database/connect.ts";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { auditOutlets } from "../../database/schema/audit-checkpoints.ts";
import { auditRoots, auditSeals } from "../../database/schema/audit-seals.ts";
import { leases } from "../../database/schema/machinery.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";

/** How far the record is sealed, and what the newest check has found. */
export const getAuditSeals: Handler<(typeof auditEndpoints)["getAuditSeals"]> = async ({
  db,
  services,
  now,
}) => {
  const [[seal], [turn], [root], check, insertOnly, outlets, unsent] = await Promise.all([
    db
      .select({ number: auditSeals.number })
      .from(auditSeals)
      .orderBy(desc(auditSeals.number))
      .limit(1),
    db.select({ at: leases.until }).from(leases).where(eq(leases.name, endOfSealing)),
    db.select().from(auditRoots).where(ofDaysOver(now)).orderBy(desc(auditRoots.day)).limit(1),
    newestCheck(db),
    isInsertOnly(db),
    outletsOf(db, services.config.audit),
    unsentLetters(db, now),
  ]);
  return {
    seals: seal?.number ?? 0,
    sealedAt: turn?.at.toISOString() ?? null,
    root: root
      ? { day: root.day, text: rootText({ number: root.number, hash: root.hash.toString("hex") }) }
      : null,
    check,
    insertOnly,
    outlets,
    unsentLetters: unsent,
  };
};

/** The places outside that the configuration names, and whether they are reached. */
async function outletsOf(db: Reader, audit: Config["audit"]) {
  const rows = await db.select().from(auditOutlets);
  const given = { file: audit.file, database: audit.databaseUrl };
  const names = outletNames.filter((name) => given[name] !== undefined);
  return names.map((name) => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      toldAt: row?.toldAt?.toISOString() ?? null,
      failedAt: row?.failedAt?.toISOString() ?? null,
      failure: row?.failure ?? null,
    };
  });
}

async function newestCheck(db: Reader) {
  const [found] = await db
    .select({ check: auditChecks, person: users })
    .from(auditChecks)
    .innerJoin(users, eq(users.id, auditChecks.userId))
    .orderBy(desc(auditChecks.requestedAt))
    .limit(1);
  if (!found) return null;
  const { person } = found;
  const { checkedFrom, checkedTo, against, ...check } = found.check;
  const span = { from: iso(checkedFrom), to: iso(checkedTo) };
  return {
    ...check,
    by: fullName(person),
    said: against && checkedText(span, against, check.found === 0),
    leftOpen: against && against.letters === 0 ? leftOpen(against) : null,
    requestedAt: check.requestedAt.toISOString(),
    finishedAt: iso(check.finishedAt),
    findings: check.findings.map((finding) => ({
      text: findingText(finding),
      meaning: findingMeaning(finding),
      entry: entryOf(finding) ?? null,
    })),
  };
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
