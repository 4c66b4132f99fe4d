import type { Finding, RootSource } from "@polyportal/domain/audit/findings";
import type { Root } from "@polyportal/domain/audit/root";
import { asc } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { beginning, rootPrint, type AuditKey, type RootFacts } from "./fingerprints.ts";

export type KeptRoot = RootFacts;

export type KeptRoots = {
  readonly all: readonly KeptRoot[];
  /** Those that were written with the key. */
  readonly sound: readonly KeptRoot[];
  readonly findings: readonly Finding[];
};

const day = 86_400_000;

/** The roots that lie in the database, each as its letter has it. */
export async function readRoots(db: Database, key: AuditKey): Promise<KeptRoots> {
  const rows = await db.select().from(auditRoots).orderBy(asc(auditRoots.day));
  const findings: Finding[] = [];
  const sound: KeptRoot[] = [];
  const all = rows.map((row) => ({
    ...row,
    forgottenBefore: row.forgottenBefore.toISOString(),
    addressesBefore: row.addressesBefore.toISOString(),
  }));
  for (const [index, root] of all.entries()) {
    const before = all[index - 1];
    const gapFrom = before ? Date.parse(before.day) + day : Infinity;
    for (let time = gapFrom; time < Date.parse(root.day); time += day) {
      findings.push({ kind: "root-missing", day: new Date(time).toISOString().slice(0, 10) });
    }
    if (rootPrint(key, root).equals(rows[index]?.mac ?? beginning)) sound.push(root);
    else findings.push({ kind: "root-changed", day: root.day });
  }
  return { all, sound, findings };
}

type Awaited = {
  readonly number: number;
  readonly hash: string;
  readonly source: RootSource;
  readonly day?: string | undefined;
  stands: boolean;
  standsAt?: number;
};

/** Holds the roots against the seals as they pass. */
export function createRootCheck(
  pasted: readonly Root[],
  kept: KeptRoots,
  span: { readonly before: { readonly number: number }; readonly last: number },
) {
  const start = beginning.toString("hex");
  const awaited = [
    ...pasted.map((root): Awaited => ({ ...root, source: "pasted", stands: false })),
    ...kept.sound.map((root): Awaited => ({
      number: root.number,
      hash: root.hash.toString("hex"),
      day: root.day,
      source: "mailed",
      stands: false,
    })),
  ].filter(({ number }) => number >= span.before.number && number <= span.last);
  for (const root of awaited) root.stands = root.number === 0 && root.hash === start;
  const byHash = new Map<string, Awaited[]>();
  for (const root of awaited) byHash.set(root.hash, [...(byHash.get(root.hash) ?? []), root]);
  // The seal before the first that is read was vouched for by its root.
  pass(span.before.number, kept.sound.findLast((one) => one.number === span.before.number)?.hash);

  function pass(number: number, hash: Buffer | undefined): void {
    for (const root of byHash.get(hash?.toString("hex") ?? "") ?? []) {
      if (root.number === number) root.stands = true;
      else root.standsAt = number;
    }
  }

  return {
    pass,
    /** Every pasted root that does not hold, and the first of those that are kept here. */
    findings(last: number): Finding[] {
      const wrong = awaited.filter(({ stands }) => !stands);
      const mailed = wrong.find(({ source }) => source === "mailed");
      return [
        ...kept.findings,
        ...wrong
          .filter((root) => root.source === "pasted" || root === mailed)
          .map(({ source, day: of, number, standsAt }): Finding =>
            number > last && standsAt === undefined
              ? { kind: "cut", source, day: of, number, last }
              : { kind: "root-differs", source, day: of, number, standsAt },
          ),
      ];
    },
  };
}
