import type { CheckedAgainst } from "@polyportal/domain/audit/against";
import type { Finding } from "@polyportal/domain/audit/findings";
import type { DaysRoot, Root } from "@polyportal/domain/audit/root";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import type { Periods } from "../retention/periods.ts";
import { createCheckpointCheck } from "./checkpoint-check.ts";
import { newestCheckpoint, type Checkpoint } from "./checkpoints.ts";
import { readDue, tolerance } from "./due.ts";
import {
  beginning,
  exactly,
  linkOf,
  rowColumns,
  type AuditKey,
  type AuditRow,
} from "./fingerprints.ts";
import { isInsertOnly } from "../database/insert-only.ts";
import type { Outside } from "./outlets/read-outside.ts";
import { createRootCheck, readRoots, type OtherRoot } from "./root-check.ts";
import { createRowCheck, type SealRow } from "./row-check.ts";
import { dayOf, piece, readSalts } from "./seal.ts";
import { createSuspects } from "./suspects.ts";
import { findUnsealed } from "./unsealed.ts";

export type VerifyOptions = {
  /** The retention periods: older rows were deleted by the school itself. */
  readonly periods: Periods;
  /** Roots from mails, typed in by the user. */
  readonly roots?: readonly Root[];
  /** The last checkpoints of the outlets. */
  readonly outside?: readonly Outside[];
  /** Days in Lagos. Only rows sealed within them are checked. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type VerifyEvent =
  | { readonly kind: "finding"; readonly finding: Finding }
  /** This many seals were checked, out of this many. */
  | { readonly kind: "progress"; readonly checked: number; readonly of: number }
  | {
      readonly kind: "end";
      readonly checked: number;
      /** How many of their rows retention has deleted. Only their seals were checked. */
      readonly forgotten: number;
      /** Rows that will be sealed within the next minute. */
      readonly waiting: number;
      readonly last: Root;
      /** The first row's time, and the time until which rows are sealed; null if there are none. */
      readonly checkedFrom: string | null;
      readonly checkedTo: string | null;
      readonly against: CheckedAgainst;
      /** The newest root here, to compare with the newest mail. */
      readonly lastRoot: DaysRoot | undefined;
    };

/**
 * Checks the record against its seals and yields each finding at once. Nothing is read ahead, so the consumer
 * sets the pace.
 */
export async function* verifyAudit(
  db: Database,
  key: AuditKey,
  options: VerifyOptions,
): AsyncGenerator<VerifyEvent> {
  const { periods, roots = [], outside = [], from, to, signal } = options;
  // Read before the seals, or seals that are added meanwhile would seem missing.
  const newest = await newestCheckpoint(db, key);
  const begun = await newestCheckpoint(db, key, "break");
  const insertOnly = await isInsertOnly(db);
  const due = await readDue(db, key);
  // How far the database's clock is ahead of ours, in milliseconds.
  const ahead = due.now.getTime() - Date.now();
  const kept = await readRoots(db, key, due.now, begun && dayOf(begun));
  const span = await spanOf(db, kept.sound, begun, from, to);
  const newestRoot = newest && ofCheckpoint("kept", newest);
  const others = [
    ...(newestRoot ? [newestRoot] : []),
    ...outside.map(({ name, end }) => ofCheckpoint(name, end)),
  ];
  const older = roots.filter((root) => begun && isOlder(root, begun));
  const newer = roots.filter((root) => !older.includes(root));
  const rootCheck = createRootCheck(newer, kept, others, span);
  const rowCheck = createRowCheck(key, periods, kept.sound);
  const checkpointCheck = createCheckpointCheck(db, key, newestRoot);
  const suspects = createSuspects(key);
  const found = (findings: readonly Finding[]) =>
    findings.map((finding): VerifyEvent => ({ kind: "finding", finding }));

  if (begun && from === undefined) {
    yield* found([{ kind: "break", number: begun.number, at: begun.at }]);
    yield* found(await compareOlder(db, older));
  }
  const isAhead = (at: string) => Date.parse(at) > Date.now() + ahead + tolerance;
  let before = span.before;
  let after = span.after;
  let place = 0;
  let newestRow = "";
  let first: string | undefined;
  let sealedAt = "";
  while (!signal?.aborted) {
    const seals = await readSeals(db, after, span.last);
    if (seals.length === 0) break;
    const days = seals.flatMap(({ row }) => (row && row.ip !== "" ? dayOf(row) : []));
    const salts = await readSalts(db, [...new Set(days)]);
    const passed: { seal: SealRow; follows: boolean }[] = [];
    for (const seal of seals) {
      place += 1;
      first ??= seal.at;
      const { number, hash, row } = seal;
      const checked = rowCheck.check(seal, salts);
      yield* found(checked.findings);
      const follows = linkOf(key, before.hash, seal).equals(hash);
      passed.push({ seal, follows });
      if (follows) {
        if (number !== before.number + 1) {
          yield* found([{ kind: "renumbered", number, expected: before.number + 1 }]);
        }
        yield* found(checked.broken);
        if (checked.genuine && row) {
          if (isLate(row.at, newestRow)) {
            yield* found([{ kind: "backdated", behind: newestRow, number, ...named(row) }]);
          }
          if (isAhead(row.at)) yield* found([{ kind: "ahead", number, ...named(row) }]);
          if (row.at > newestRow && Date.parse(row.at) < Date.now() + ahead) newestRow = row.at;
        }
        if (seal.sealedAt !== null) {
          if (Date.parse(seal.sealedAt) < Date.parse(sealedAt) - clockStep) {
            yield* found([{ kind: "seal-back", number, at: seal.sealedAt, behind: sealedAt }]);
          }
          sealedAt = seal.sealedAt;
        }
      } else suspects.add({ ...seal, place, genuine: checked.genuine, before });
      rootCheck.pass(number, hash);
      before = { number, hash };
    }
    await checkpointCheck.pass(after, passed);
    after = before.number;
    yield { kind: "progress", checked: place, of: span.count };
  }
  if (signal?.aborted) return;
  yield* found(suspects.findings({ ...before, place }));
  yield* found(rootCheck.findings(before.number));
  yield* found(await checkpointCheck.findings(before.number, to === undefined));
  const waiting = yield* findUnsealed(db, due, from, to, signal);
  const lastRoot = kept.all.at(-1);
  const until = to === undefined ? [sealedAt, newest?.at ?? ""] : [sealedAt];
  yield {
    kind: "end",
    checked: place,
    forgotten: rowCheck.forgotten(),
    waiting,
    last: { number: before.number, hash: before.hash.toString("hex") },
    checkedFrom: first ?? null,
    checkedTo: first === undefined ? null : until.toSorted().at(-1) || newestRow || first,
    against: {
      roots: kept.sound.length,
      checkpoints: checkpointCheck.genuine(),
      insertOnly,
      outside: outside.map(({ name, end }) => ({ name, at: end.at })),
      letters: roots.length,
    },
    lastRoot: lastRoot && {
      day: lastRoot.day,
      number: lastRoot.number,
      hash: lastRoot.hash.toString("hex"),
    },
  };
}

/** The database's clock may be corrected by this much between two runs. */
const clockStep = 60_000;

const ofCheckpoint = (
  source: OtherRoot["source"],
  { number, hash, at }: Checkpoint,
): OtherRoot => ({
  source,
  number,
  hash: hash.toString("hex"),
  at,
});

/** Whether a mailed root is older than the key. */
const isOlder = ({ number, hash }: Root, begun: Checkpoint): boolean =>
  number <= begun.number && hash !== begun.hash.toString("hex");

/** For such a root, only the existence of its seal can be checked. */
async function compareOlder(db: Database, roots: readonly Root[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { number, hash } of roots) {
    const { rows } = await db.execute<{ hash: Buffer }>(
      sql`select hash from audit_seals where number = ${number}`,
    );
    if (rows[0]?.hash.toString("hex") === hash) continue;
    findings.push({ kind: "root-differs", source: "pasted", number });
  }
  return findings;
}

const named = ({ id, at, action }: AuditRow) => ({ id, at, action });

const isLate = (at: string, newest: string): boolean =>
  newest !== "" && Date.parse(at) < Date.parse(newest) - tolerance;

/** From the root of the day before to the root of the last day, or everything sealed with this key. */
async function spanOf(
  db: Database,
  roots: readonly { readonly day: string; readonly number: number; readonly hash: Buffer }[],
  begun: Checkpoint | undefined,
  from: string | undefined,
  to: string | undefined,
) {
  const start = from === undefined ? undefined : roots.findLast(({ day }) => day < from);
  const stop = to === undefined ? undefined : roots.find(({ day }) => day >= to);
  const before = start ?? begun ?? { number: 0, hash: beginning };
  // A number below the first seal's is forged, but must be read too.
  const after = before.number === 0 ? Number.MIN_SAFE_INTEGER : before.number;
  const last = stop?.number ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from audit_seals where number > ${after} and number <= ${last}`,
  );
  return {
    after,
    before: { number: before.number, hash: before.hash },
    last,
    count: Number(rows[0]?.count),
  };
}

async function readSeals(db: Database, after: number, last: number): Promise<SealRow[]> {
  const { rows } = await db.execute<
    AuditRow &
      Omit<SealRow, "row" | "number" | "at" | "sealedAt"> & { number: string; sealAt: string }
  >(sql`
    select s.number, s.row_id as "rowId", ${exactly(sql`s.at`)} as "sealAt", s.digest, s.address, s.hash,
      ${exactly(sql`s.sealed_at`)} as "sealedAt", ${rowColumns}
    from audit_seals s left join audit_rows r on r.id = s.row_id
    where s.number > ${after} and s.number <= ${last} order by s.number limit ${piece}`);
  return rows.map(({ number, rowId, sealAt, digest, address, hash, sealedAt, ...row }) => ({
    number: Number(number),
    rowId,
    at: sealAt,
    digest,
    address,
    hash,
    sealedAt: sealedAt ?? null,
    row: row.id === null ? undefined : (row as AuditRow),
  }));
}
