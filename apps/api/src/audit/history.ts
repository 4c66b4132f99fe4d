import type { HistoryPage } from "@polyportal/api-client/contract/history";
import type { AuditAction } from "@polyportal/domain/audit/actions";
import {
  actorText,
  historyChanges,
  historyPhrase,
  historySentence,
  onBehalf,
  reasonOf,
} from "@polyportal/domain/audit/history";
import { fullName } from "@polyportal/domain/format/name";
import { and, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { validate } from "uuid";
import type { Reader } from "../database/connect.ts";
import { nameColumns } from "../database/name-columns.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { users } from "../database/schema/users.ts";
import type { UserCaller } from "../server/caller.ts";
import { acted } from "./acted.ts";
import { exactly } from "./fingerprints.ts";

export type HistoryOf = {
  /** The subjects of the record: a student is a `user` and a `student`. */
  readonly subject: string | readonly string[];
  readonly subjectId: string;
  /** The record's name within a sentence: "signed in as {name}". */
  readonly name?: string | undefined;
  /** Limits the acts, if others have the same subjects. */
  readonly acts?: readonly AuditAction[] | undefined;
  /** The act that created it, if that was audited under another subject. */
  readonly began?: Beginning | undefined;
  /** Acts on the record that were audited under other subjects. */
  readonly besides?: SQL | undefined;
  /** The `next` cursor of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
  /** Whether the reader may see IP addresses. */
  readonly addresses: boolean;
};

export type Beginning = {
  readonly action: AuditAction;
  readonly subject: string;
  readonly subjectId: string;
  readonly at: Date;
};

/**
 * How a family gives access to a record's history: how it began, and which other entries belong to it.
 * Returns undefined if the caller may not see the record.
 */
export type HistorySource = (
  db: Reader,
  caller: UserCaller,
  id: string,
) => Promise<Pick<HistoryOf, "began" | "besides"> | undefined>;

/** A page of a record's history in words, newest first. */
export async function historyOf(db: Reader, of: HistoryOf): Promise<HistoryPage> {
  const exactAt = sql<string>`${exactly(sql`${auditRows.at}`)}`;
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      exactAt,
      ...acted,
      action: auditRows.action,
      before: auditRows.before,
      after: auditRows.after,
      reason: auditRows.reason,
      ip: auditRows.ip,
    })
    .from(auditRows)
    .where(
      and(
        or(
          and(
            inArray(auditRows.subject, [of.subject].flat()),
            eq(auditRows.subjectId, of.subjectId),
            of.acts && inArray(auditRows.action, [...of.acts]),
          ),
          of.began && isBeginning(of.began),
          of.besides,
        ),
        earlierThan(of.before),
      ),
    )
    .orderBy(desc(auditRows.at), desc(auditRows.id))
    .limit(of.limit + 1);
  const page = rows.slice(0, of.limit);
  const people = await peopleOf(db, page);
  const last = rows.length > of.limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => {
      const known = row.actorKind === "user" ? people.get(row.actorId ?? "") : undefined;
      const who = known ?? { name: actorText(row.actorKind, row.actorId), role: null };
      const gone = { name: actorText("user", null), role: null };
      const impersonator =
        row.impersonatorId === null ? null : (people.get(row.impersonatorId) ?? gone);
      return {
        id: row.id,
        at: row.at.toISOString(),
        action: row.action,
        sentence: historySentence({
          ...row,
          who: impersonator ? onBehalf(impersonator.name, who.name) : who.name,
          whom: of.name,
        }),
        what: historyPhrase({ ...row, whom: of.name }),
        who,
        impersonator,
        address: of.addresses && row.ip !== "" ? row.ip : null,
        changes: historyChanges(row),
        reason: reasonOf(row),
      };
    }),
    next: last ? `${last.exactAt}/${last.id}` : null,
  };
}

const isBeginning = ({ action, subject, subjectId, at }: Beginning) =>
  and(
    eq(auditRows.subject, subject),
    eq(auditRows.subjectId, subjectId),
    eq(auditRows.at, at),
    eq(auditRows.action, action),
  );

/** Whether it is a time as `exactly` writes it. PostgreSQL fails on days that do not exist. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  if (!text.endsWith("Z") || Number.isNaN(at.getTime())) return false;
  return at.toISOString().slice(0, 19) === text.slice(0, 19);
}

/** Entries before the cursor. An invalid cursor is ignored. */
function earlierThan(cursor: string | undefined) {
  const [at = "", id = ""] = cursor?.split("/") ?? [];
  if (!isMoment(at) || !validate(id)) return undefined;
  return sql`(${auditRows.at}, ${auditRows.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

type Acted = { readonly actorId: string | null; readonly impersonatorId: string | null };

type Actor = Acted & { readonly actorKind: string };

/** The name of an entry's actor, with the impersonator if there is one. */
export async function nameOfActor(db: Reader, row: Actor): Promise<string> {
  const people = await peopleOf(db, [row]);
  const id = row.impersonatorId ?? (row.actorKind === "user" ? row.actorId : null);
  const kind = row.impersonatorId === null ? row.actorKind : "user";
  return people.get(id ?? "")?.name ?? actorText(kind, row.actorId);
}

/** The current names and roles of actors, by id. */
async function peopleOf(db: Reader, rows: readonly Acted[]) {
  const ids = rows.flatMap(({ actorId, impersonatorId }) => [actorId ?? "", impersonatorId ?? ""]);
  const known = [...new Set(ids)].filter((id) => validate(id));
  if (known.length === 0) return new Map<string, { name: string; role: string }>();
  const people = await db
    .select({
      id: users.id,
      role: users.role,
      ...nameColumns(users),
    })
    .from(users)
    .where(inArray(users.id, known));
  return new Map(people.map(({ id, role, ...names }) => [id, { name: fullName(names), role }]));
}
