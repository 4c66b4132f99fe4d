import type { Finding, RootSource } from "@polyportal/domain/audit/findings";
import type { Root } from "@polyportal/domain/audit/root";
import { asc, gte } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { daysBehind } from "./checkpoints.ts";
import { beginning, rootPrint, type AuditKey, type RootFacts } from "./fingerprints.ts";

export type KeptRoot = RootFacts;

export type KeptRoots = {
  readonly all: readonly KeptRoot[];
  /** Those that were written with the key. */
  readonly sound: readonly KeptRoot[];
  readonly findings: readonly Finding[];
};

const dayMs = 86_400_000;

/**
 * Reads the daily roots kept in the database, from the day `since` (2026-11-29) on, and finds those that are missing:
 * days between two roots, and days that have a checkpoint but no root. Where a new key began, `since` is that day:
 * older roots were written with the older key.
 */
export async function readRoots(
  db: Database,
  key: AuditKey,
  since = "0001-01-01",
): Promise<KeptRoots> {
  // Before the roots: a day that ends meanwhile must not look like one whose root is gone.
  const ended = (await daysBehind(db, key, "0001-01-01")).flatMap(({ day }) => day ?? []);
  const missing = new Set(ended.filter((day) => day >= since));
  const rows = await db
    .select()
    .from(auditRoots)
    .where(gte(auditRoots.day, since))
    .orderBy(asc(auditRoots.day));
  const findings: Finding[] = [];
  const sound: KeptRoot[] = [];
  const all = rows.map((row) => ({
    ...row,
    forgottenBefore: row.forgottenBefore.toISOString(),
    addressesBefore: row.addressesBefore.toISOString(),
  }));
  for (const [index, root] of all.entries()) {
    const before = all[index - 1];
    const gapFrom = before ? Date.parse(before.day) + dayMs : Infinity;
    for (let time = gapFrom; time < Date.parse(root.day); time += dayMs) {
      missing.add(new Date(time).toISOString().slice(0, 10));
    }
    missing.delete(root.day);
    if (rootPrint(key, root).equals(rows[index]?.mac ?? beginning)) sound.push(root);
    else findings.push({ kind: "root-changed", day: root.day });
  }
  for (const day of [...missing].toSorted()) findings.push({ kind: "root-missing", day });
  return { all, sound, findings };
}

type Awaited = {
  readonly number: number;
  readonly hash: string;
  readonly source: RootSource;
  readonly day?: string | undefined;
  readonly at?: string | undefined;
  stands: boolean;
  standsAt?: number;
};

/** A root that neither a letter nor the table of days has. */
export type OtherRoot = Root & { readonly source: RootSource; readonly at: string };

/** Holds the roots against the seals as they pass. */
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
  // The seal before the first that is read was vouched for by its root, or by the key's beginning.
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
    /** Every root that does not hold; of those that were mailed the first. */
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
