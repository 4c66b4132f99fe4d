import type { Finding } from "@polyportal/domain/audit/findings";
import type { DaysRoot, Root } from "@polyportal/domain/audit/root";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import type { Periods } from "../retention/periods.ts";
import {
  beginning,
  exactly,
  linkOf,
  rowColumns,
  type AuditKey,
  type AuditRow,
} from "./fingerprints.ts";
import { createRootCheck, readRoots } from "./root-check.ts";
import { createRowCheck, type SealRow } from "./row-check.ts";
import { dayOf, endOfPiece, idAt, noId, piece, readSalts, unsealed } from "./seal.ts";
import { createSuspects } from "./suspects.ts";

export type VerifyOptions = {
  /** What the school keeps, and how long: what is older was forgotten, not deleted. */
  readonly periods: Periods;
  /** From letters, typed in by whoever checks. */
  readonly roots?: readonly Root[];
  /** Days in Lagos: what was sealed from the one to the other, and no more. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type VerifyEvent =
  | { readonly kind: "finding"; readonly finding: Finding }
  /** So many seals were checked of so many. */
  | { readonly kind: "progress"; readonly checked: number; readonly of: number }
  | {
      readonly kind: "end";
      readonly checked: number;
      /** Of them, rows that retention has taken since: their seals alone were checked. */
      readonly forgotten: number;
      /** Rows that are to be sealed within the next minute. */
      readonly waiting: number;
      readonly last: Root;
      /** The newest root that is kept here, to be compared with the newest letter. */
      readonly lastRoot: DaysRoot | undefined;
    };

/** Rows whose moment is so much older than their neighbours' are named. */
const tolerance = 3_600_000;

/**
 * Checks the record against its seals, piece by piece, and tells each thing that is wrong as it finds it.
 * A reader of this generator holds the speed: nothing is read ahead.
 */
export async function* verifyAudit(
  db: Database,
  key: AuditKey,
  options: VerifyOptions,
): AsyncGenerator<VerifyEvent> {
  const { periods, roots = [], from, to, signal } = options;
  const kept = await readRoots(db, key);
  const span = await spanOf(db, kept.sound, from, to);
  const rootCheck = createRootCheck(roots, kept, span);
  const rowCheck = createRowCheck(key, periods, kept.sound);
  const suspects = createSuspects(key);
  const found = (findings: readonly Finding[]) =>
    findings.map((finding): VerifyEvent => ({ kind: "finding", finding }));

  let before = span.before;
  let place = 0;
  let newest = "";
  while (!signal?.aborted) {
    const seals = await readSeals(db, before.number, span.last);
    if (seals.length === 0) break;
    const days = seals.flatMap(({ row }) => (row && row.ip !== "" ? dayOf(row) : []));
    const salts = await readSalts(db, [...new Set(days)]);
    for (const seal of seals) {
      place += 1;
      const { number, hash, row } = seal;
      const checked = rowCheck.check(seal, salts);
      yield* found(checked.findings);
      if (linkOf(key, before.hash, seal).equals(hash)) {
        if (number !== before.number + 1) {
          yield* found([{ kind: "renumbered", number, expected: before.number + 1 }]);
        }
        yield* found(checked.broken);
        if (checked.genuine && row) {
          if (isLate(row.at, newest)) {
            yield* found([{ kind: "backdated", behind: newest, number, ...named(row) }]);
          }
          if (isAhead(row.at)) yield* found([{ kind: "ahead", number, ...named(row) }]);
          if (row.at > newest && Date.parse(row.at) < Date.now()) newest = row.at;
        }
      } else suspects.add({ ...seal, place, genuine: checked.genuine, before });
      rootCheck.pass(number, hash);
      before = { number, hash };
    }
    yield { kind: "progress", checked: place, of: span.count };
  }
  if (signal?.aborted) return;
  yield* found(suspects.findings({ ...before, place }));
  yield* found(rootCheck.findings(before.number));
  const waiting = yield* findUnsealed(db, newest, from, to, signal);
  const lastRoot = kept.all.at(-1);
  yield {
    kind: "end",
    checked: place,
    forgotten: rowCheck.forgotten(),
    waiting,
    last: { number: before.number, hash: before.hash.toString("hex") },
    lastRoot: lastRoot && {
      day: lastRoot.day,
      number: lastRoot.number,
      hash: lastRoot.hash.toString("hex"),
    },
  };
}

const named = ({ id, at, action }: AuditRow) => ({ id, at, action });

const isLate = (at: string, newest: string): boolean =>
  newest !== "" && Date.parse(at) < Date.parse(newest) - tolerance;

/** Of a moment that has not come, whatever two servers' clocks may differ by. */
const isAhead = (at: string): boolean => Date.parse(at) > Date.now() + tolerance;

/** From the root of the day before to the root of the last day, or over all there is. */
async function spanOf(
  db: Database,
  roots: readonly { readonly day: string; readonly number: number; readonly hash: Buffer }[],
  from: string | undefined,
  to: string | undefined,
) {
  const start = from === undefined ? undefined : roots.findLast(({ day }) => day < from);
  const stop = to === undefined ? undefined : roots.find(({ day }) => day >= to);
  const before = start ?? { number: 0, hash: beginning };
  const last = stop?.number ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from audit_seals where number > ${before.number} and number <= ${last}`,
  );
  return {
    before: { number: before.number, hash: before.hash },
    last,
    count: Number(rows[0]?.count),
  };
}

async function readSeals(db: Database, after: number, last: number): Promise<SealRow[]> {
  const { rows } = await db.execute<
    AuditRow & Omit<SealRow, "row" | "number" | "at"> & { number: string; sealAt: string }
  >(sql`
    select s.number, s.row_id as "rowId", ${exactly(sql`s.at`)} as "sealAt", s.digest, s.address, s.hash,
      ${rowColumns}
    from audit_seals s left join audit_rows r on r.id = s.row_id
    where s.number > ${after} and s.number <= ${last} order by s.number limit ${piece}`);
  return rows.map(({ number, rowId, sealAt, digest, address, hash, ...row }) => ({
    number: Number(number),
    rowId,
    at: sealAt,
    digest,
    address,
    hash,
    row: row.id === null ? undefined : (row as AuditRow),
  }));
}

/** What has no seal and is older than what has: the job never leaves such a row behind. */
async function* findUnsealed(
  db: Database,
  newest: string,
  from: string | undefined,
  to: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<VerifyEvent, number> {
  let waiting = 0;
  let after: string | undefined = from ? idAt(new Date(Date.parse(from) - 2 * tolerance)) : noId;
  const end = to && idAt(new Date(Date.parse(to) + 86_400_000));
  while (after !== undefined && !(end && after > end) && !signal?.aborted) {
    const last: string | undefined = await endOfPiece(db, after);
    const { rows } = await db.execute<AuditRow>(sql`select ${rowColumns} ${unsealed(after, last)}`);
    for (const row of rows) {
      if (isAhead(row.at)) {
        yield { kind: "finding", finding: { kind: "ahead", ...named(row) } };
      } else if (isLate(row.at, newest)) {
        yield { kind: "finding", finding: { kind: "inserted", ...named(row) } };
      } else waiting += 1;
    }
    after = last;
  }
  return waiting;
}
