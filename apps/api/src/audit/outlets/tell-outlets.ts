import { todayInLagos } from "@polyportal/domain/format/date";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { auditOutlets } from "../../database/schema/audit-checkpoints.ts";
import type { Logger } from "../../log.ts";
import { daysBehind, newestCheckpoint } from "../checkpoints.ts";
import type { End } from "../ends.ts";
import type { AuditKey } from "../fingerprints.ts";
import { failureOf, readOutletState, type Outlet, type OutletState } from "./outlet.ts";

const dayMs = 86_400_000;

/**
 * Sends new checkpoints to the outlets, after reading what they have. A failing outlet is tried again in
 * every run. Its first failure is logged, and `audit_outlets` keeps it for the page and the doctor.
 */
export function createTelling(
  db: Database,
  key: AuditKey,
  outlets: readonly Outlet[],
  log: Logger,
) {
  const told = new Map<Outlet, OutletState>();
  const failing = new Set<Outlet>();
  /** Outlets that `audit_outlets` already shows as working. */
  const noted = new Set<Outlet>();

  /** What the outlet has, read once. */
  const knownBy = async (outlet: Outlet): Promise<OutletState> => {
    const known = told.get(outlet) ?? (await readOutletState(outlet, key));
    told.set(outlet, known);
    return known;
  };

  const attempt = async (outlet: Outlet, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const failure = failureOf(error);
      if (!failing.has(outlet)) {
        log.error(
          { outlet: outlet.name, failure },
          "where the record of changes ends could not be told outside; tried again every minute",
        );
      }
      failing.add(outlet);
      noted.delete(outlet);
      // After a failure, read again what it has.
      told.delete(outlet);
      await db
        .insert(auditOutlets)
        .values({ name: outlet.name, failedAt: sql`now()`, failure })
        .onConflictDoUpdate({
          target: auditOutlets.name,
          set: { failedAt: sql`coalesce(${auditOutlets.failedAt}, now())`, failure },
        });
    }
  };

  return {
    /** The furthest ends that the outlets know. Failing outlets are left out. */
    async known(): Promise<End[]> {
      const ends: End[] = [];
      for (const outlet of outlets) {
        await attempt(outlet, async () => {
          const { end } = await knownBy(outlet);
          if (end) ends.push(end);
        });
      }
      return ends;
    },
    async tell(): Promise<void> {
      if (outlets.length === 0) return;
      const newest = await newestCheckpoint(db, key);
      if (!newest) return;
      const daysAgo = (days: number) => todayInLagos(new Date(Date.now() - days * dayMs));
      const yesterday = daysAgo(1);
      for (const outlet of outlets) {
        await attempt(outlet, async () => {
          const { end, day: last } = await knownBy(outlet);
          // A clock that was ahead reported future days.
          const day = last > yesterday ? daysAgo(2) : last;
          // There is no index of days, so ask only if yesterday was not reported.
          const behind = day < yesterday ? await daysBehind(db, key, day) : [];
          const days = behind.filter((one) => one.day !== null && one.day <= yesterday);
          const isNew = !end || end.number !== newest.number || !end.hash.equals(newest.hash);
          const isDayEnd = days.some(({ number }) => number === newest.number);
          const toTell = isNew && !isDayEnd ? [...days, newest] : days;
          if (toTell.length > 0) await outlet.tell(toTell);
          failing.delete(outlet);
          told.set(outlet, { end: newest, day: days.at(-1)?.day ?? day });
          if (toTell.length === 0 && noted.has(outlet)) return;
          noted.add(outlet);
          const state = {
            toldAt: sql`now()`,
            number: newest.number,
            failedAt: null,
            failure: null,
          };
          await db
            .insert(auditOutlets)
            .values({ name: outlet.name, ...state })
            .onConflictDoUpdate({ target: auditOutlets.name, set: state });
        });
      }
    },
  };
}
