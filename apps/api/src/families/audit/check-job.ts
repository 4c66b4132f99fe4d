import type { Finding } from "@polyportal/domain/audit/findings";
import { parseRoot } from "@polyportal/domain/audit/root";
import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { auditKeyOf } from "../../audit/fingerprints.ts";
import type { Database } from "../../database/connect.ts";
import { auditChecks } from "../../database/schema/audit-checks.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Job } from "../../jobs/jobs.ts";
import type { Machinery } from "../../server/mount.ts";

/** A process that dies leaves its check to another after this. */
const newLease = () => sql`now() + interval '1 minute'`;

/** So many findings are kept; the others are counted. */
const most = 200;
const mostAttempts = 3;
/** How often it is told how far a check has come. */
const toldEveryMs = 1_000;

type Check = typeof auditChecks.$inferSelect;

/** Makes the checks of the record that wait, and those that a process which died has left. */
export const checkAudits = ({ db, services }: Pick<Machinery, "db" | "services">): Job => ({
  name: "check the audit",
  seconds: 2,
  byTime: false,
  async run(signal) {
    while (!signal.aborted) {
      const next = await claim(db);
      if (!next) return;
      await check({ db, services }, next, signal);
    }
  },
});

const claim = (db: Database): Promise<Check | undefined> =>
  inTransaction(db, async (tx) => {
    const [next] = await tx
      .select()
      .from(auditChecks)
      .where(
        and(
          inArray(auditChecks.state, ["waiting", "running"]),
          or(isNull(auditChecks.leaseUntil), lt(auditChecks.leaseUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(auditChecks.requestedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!next) return undefined;
    const spent = next.attempt >= mostAttempts;
    const [taken] = await tx
      .update(auditChecks)
      .set(
        spent
          ? { state: "failed", finishedAt: sql`now()` }
          : { state: "running", attempt: next.attempt + 1, leaseUntil: newLease() },
      )
      .where(eq(auditChecks.id, next.id))
      .returning();
    return taken;
  });

async function check(
  { db, services }: Pick<Machinery, "db" | "services">,
  { id, attempt, root, state }: Check,
  signal: AbortSignal,
): Promise<void> {
  if (state === "failed") return;
  const findings: Finding[] = [];
  let found = 0;
  let toldAt = 0;
  /** Whether it is still ours: another process may have taken it for left. */
  const tell = async (told: Partial<typeof auditChecks.$inferInsert>) => {
    const { rowCount } = await db
      .update(auditChecks)
      .set({ findings, found, leaseUntil: newLease(), ...told })
      .where(and(eq(auditChecks.id, id), eq(auditChecks.attempt, attempt)));
    return rowCount === 1;
  };
  const pasted = root === null ? undefined : parseRoot(root);
  const key = auditKeyOf(services.auditKey);
  // Loaded for a check: no start waits for them.
  const [{ readOutside }, { verifyAudit }, { verifyVersions }] = await Promise.all([
    import("../../audit/outlets/read-outside.ts"),
    import("../../audit/verify.ts"),
    import("../score-sheet/verify-versions.ts"),
  ]);
  const { outside } = await readOutside(services.config.audit, key);
  const events = verifyAudit(db, key, {
    periods: services.config.retention,
    roots: pasted ? [pasted] : [],
    outside,
    signal,
  });
  for await (const event of events) {
    if (event.kind === "finding") {
      found += 1;
      if (findings.length < most) findings.push(event.finding);
    } else if (event.kind === "progress") {
      if (Date.now() - toldAt < toldEveryMs) continue;
      toldAt = Date.now();
      if (!(await tell({ checked: event.checked, total: event.of }))) return;
    } else {
      const { checked, forgotten, waiting, checkedFrom, checkedTo, against } = event;
      for await (const some of verifyVersions(db, signal)) {
        found += some.length;
        findings.push(...some.slice(0, most - findings.length));
        if (Date.now() - toldAt < toldEveryMs) continue;
        toldAt = Date.now();
        if (!(await tell({ checked, total: checked }))) return;
      }
      if (signal.aborted) break;
      const done = { checked, total: checked, forgotten, waiting, finishedAt: new Date() };
      const span = { checkedFrom: momentOf(checkedFrom), checkedTo: momentOf(checkedTo) };
      await tell({ ...done, ...span, against, state: "done" });
      return;
    }
  }
  // The server stops: another process begins anew, at once and without losing a try.
  await tell({ state: "waiting", attempt: attempt - 1, leaseUntil: null });
}

const momentOf = (moment: string | null): Date | null =>
  moment === null ? null : new Date(moment);
