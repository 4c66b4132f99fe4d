import type { Finding, RootSource } from "@polyportal/domain/audit/findings";
import type { Root } from "@polyportal/domain/audit/root";
import { todayInLagos } from "@polyportal/domain/format/date";
import { and, asc, gte, lt } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { latestMade } from "../server/clock-error.ts";
import { daysBehind, type Checkpoint } from "./checkpoints.ts";
import { rootPrint, type AuditKey, type RootFacts } from "./fingerprints.ts";

export type KeptRoot = RootFacts;

export type KeptRoots = {
  readonly all: readonly KeptRoot[];
  /** Roots that were made with the key. */
  readonly sound: readonly KeptRoot[];
  readonly findings: readonly Finding[];
};

const dayMs = 86_400_000;

/**
 * Reads the stored daily roots from the day `since` (2026-11-29) on and finds missing ones: days between two
 * roots, and days with a checkpoint but no root. After a change of key, `since` is the day of the change,
 * because older roots were made with the old key. `now` is the database's time: future days that its clock
 * wrote while it was ahead do not count.
 */
export async function readRoots(
  db: Database,
  key: AuditKey,
  now: Date,
  since = "0001-01-01",
): Promise<KeptRoots> {
  // Read before the roots, or a day that ends in between would seem to lack its root.
  const ended = await daysBehind(db, key, "0001-01-01");
  const told = new Set(ended.map(({ day }) => day));
  const today = todayInLagos(now);
  const inTime = ended.filter(
    ({ day, at }) => day !== null && day < today && Date.parse(at) <= latestMade(now).getTime(),
  );
  const toldInTime = new Set(inTime.map(placeOf));
  const missing = new Set(inTime.flatMap(({ day }) => (day !== null && day >= since ? day : [])));
  const stored = await db
    .select()
    .from(auditRoots)
    .where(and(gte(auditRoots.day, since), lt(auditRoots.day, today)))
    .orderBy(asc(auditRoots.day));
  const findings: Finding[] = [];
  const sound: KeptRoot[] = [];
  const all = stored
    .map((row) => ({
      ...row,
      forgottenBefore: row.forgottenBefore.toISOString(),
      addressesBefore: row.addressesBefore.toISOString(),
    }))
    .map((root) => ({ ...root, isSound: rootPrint(key, root).equals(root.mac) }))
    // Releases without checkpoints reported no days.
    .filter((root) => !root.isSound || !told.has(root.day) || toldInTime.has(placeOf(root)));
  for (const [index, root] of all.entries()) {
    const before = all[index - 1];
    const gapFrom = before ? Date.parse(before.day) + dayMs : Infinity;
    for (let time = gapFrom; time < Date.parse(root.day); time += dayMs) {
      missing.add(new Date(time).toISOString().slice(0, 10));
    }
    missing.delete(root.day);
    if (root.isSound) sound.push(root);
    else findings.push({ kind: "root-changed", day: root.day });
  }
  for (const day of [...missing].toSorted()) findings.push({ kind: "root-missing", day });
  return { all, sound, findings };
}

const placeOf = ({ day, number, hash }: Pick<Checkpoint, "day" | "number" | "hash">): string =>
  `${day} ${number} ${hash.toString("hex")}`;

type Awaited = {
  readonly number: number;
  readonly hash: string;
  readonly source: RootSource;
  readonly day?: string | undefined;
  readonly at?: string | undefined;
  stands: boolean;
  standsAt?: number;
};

/** A root from another source than a mail or the table of days. */
export type OtherRoot = Root & { readonly source: RootSource; readonly at: string };

/** Compares the roots with the seals while these are read. */
export function createRootCheck(
  pasted: readonly Root[],
  kept: KeptRoots,
  others: readonly OtherRoot[],
  span: {
    readonly before: { readonly number: number; readonly hash: Buffer };
    readonly last: number;
  },
) {
  const awaited = [
    ...pasted.map((root): Awaited => ({ ...root, source: "pasted", stands: false })),
    ...kept.sound.map((root): Awaited => ({
      number: root.number,
      hash: root.hash.toString("hex"),
      day: root.day,
      source: "mailed",
      stands: false,
    })),
    ...others.map((root): Awaited => ({ ...root, stands: false })),
  ].filter(({ number }) => number >= span.before.number && number <= span.last);
  // The seal before the first one read is known from its root or from the start of the key.
  const before = span.before.hash.toString("hex");
  for (const root of awaited) {
    root.stands = root.number === span.before.number && root.hash === before;
  }
  const byHash = new Map<string, Awaited[]>();
  for (const root of awaited) byHash.set(root.hash, [...(byHash.get(root.hash) ?? []), root]);

  function pass(number: number, hash: Buffer | undefined): void {
    for (const root of byHash.get(hash?.toString("hex") ?? "") ?? []) {
      if (root.number === number) root.stands = true;
      else root.standsAt = number;
    }
  }

  return {
    pass,
    /** Each root that does not match. Of mailed roots only the first. */
    findings(last: number): Finding[] {
      const wrong = awaited.filter(({ stands }) => !stands);
      const mailed = wrong.find(({ source }) => source === "mailed");
      return [
        ...kept.findings,
        ...wrong
          .filter((root) => root.source !== "mailed" || root === mailed)
          .map(({ source, day: of, at, number, standsAt }): Finding =>
            number > last && standsAt === undefined
              ? { kind: "cut", source, day: of, at, number, last }
              : { kind: "root-differs", source, day: of, at, number, standsAt },
          ),
      ];
    },
  };
}
