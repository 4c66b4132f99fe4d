import type { Finding } from "@polyportal/domain/audit/findings";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { isDue, tolerance, type Due } from "./due.ts";
import { rowColumns, type AuditRow } from "./fingerprints.ts";
import { endOfPiece, idAt, noId, unsealed } from "./seal.ts";

type Found = { readonly kind: "finding"; readonly finding: Finding };

/** This many are reported one by one, more of them together. */
const most = 20;

/**
 * Finds rows without a seal. Those that the job has yet to seal are only counted; older ones lost their seal
 * or were inserted.
 */
export async function* findUnsealed(
  db: Database,
  due: Due,
  from: string | undefined,
  to: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Found, number> {
  let waiting = 0;
  const single: Finding[] = [];
  const all = { count: 0, from: "", to: "" };
  let after: string | undefined = from ? idAt(new Date(Date.parse(from) - 2 * tolerance)) : noId;
  const end = to && idAt(new Date(Date.parse(to) + 86_400_000));
  while (after !== undefined && !(end && after > end) && !signal?.aborted) {
    const last: string | undefined = await endOfPiece(db, after);
    const { rows } = await db.execute<AuditRow>(sql`select ${rowColumns} ${unsealed(after, last)}`);
    for (const { id, at, action } of rows) {
      if (Date.parse(at) > due.now.getTime() + tolerance) {
        yield { kind: "finding", finding: { kind: "ahead", id, at, action } };
      } else if (isDue(due, at)) waiting += 1;
      else {
        all.count += 1;
        if (all.from === "" || at < all.from) all.from = at;
        if (at > all.to) all.to = at;
        if (single.length < most) single.push({ kind: "unsealed", id, at, action });
      }
    }
    after = last;
  }
  const findings = all.count > most ? [{ kind: "unsealed-rows", ...all } as const] : single;
  for (const finding of findings) yield { kind: "finding", finding };
  return waiting;
}
