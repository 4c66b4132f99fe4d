import { todayInLagos } from "@polyportal/domain/format/date";
import type { OutletName } from "@polyportal/domain/audit/against";
import { databaseCode } from "../../database/failure-kind.ts";
import { isGenuine, type Checkpoint } from "../checkpoints.ts";
import type { AuditKey } from "../fingerprints.ts";

const dayMs = 86_400_000;

/** A place outside the database that keeps checkpoints, out of reach of whoever can change the database. */
export type Outlet = {
  readonly name: OutletName;
  /** Its latest checkpoints, the newest last: at least a hundred. */
  readonly read: () => Promise<readonly Checkpoint[]>;
  readonly tell: (checkpoints: readonly Checkpoint[]) => Promise<void>;
};

/** What an outlet has: the furthest end, and the last day whose end it has. */
export type OutletState = { readonly end: Checkpoint | undefined; readonly day: string };

/** Lines that were not made with our key are ignored. */
export async function readOutletState(outlet: Outlet, key: AuditKey): Promise<OutletState> {
  const genuine = (await outlet.read()).filter((one) => isGenuine(key, one));
  const end = genuine.reduce<Checkpoint | undefined>(
    (most, one) => (one.number >= (most?.number ?? -1) ? one : most),
    undefined,
  );
  const days = genuine.flatMap(({ day }) => day ?? []);
  // A day is reported together with the end that follows it, so every day until two days before is reported.
  const before = end && todayInLagos(new Date(Date.parse(end.at) - 2 * dayMs));
  return { end, day: days.toSorted().at(-1) ?? before ?? "0001-01-01" };
}

/** The error as a code, because messages may contain an address or a password. */
export const failureOf = (error: unknown): string =>
  databaseCode(error) ?? (error instanceof Error ? error.name : "unknown");
