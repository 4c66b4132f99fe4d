import { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { beginningOf, endOf } from "@polyportal/domain/format/date";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { and, eq, gte, inArray, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { actedOnOwn } from "../../audit/acted.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { keyIn } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { entryQuery, entryRow } from "./entries.ts";
import { anySought, type Sought } from "./sought.ts";

/** The record of changes; of the people whom its search finds, under the own account or another's. */
export const auditSource = sourceOf(auditEndpoints.listAudit, {
  query: entryQuery,
  key: auditRows.id,
  countedTo: 1_000,
  where: ({ search, ...narrowed }) => and(narrowedBy(narrowed), byWhom(anySought(search))),
  order: { at: [auditRows.at] },
  first: "-at",
  row: entryRow,
});

type Narrowed = Omit<ParsedInputOf<typeof auditEndpoints.listAudit>, "search">;

const narrowedBy = ({ action, subject, ...days }: Partial<Narrowed>): SQL | undefined =>
  and(
    ofDays(days),
    action && inArray(auditRows.action, action),
    subject && inArray(auditRows.subject, subject),
  );

const byWhom = (is: Sought | undefined): SQL | undefined =>
  is &&
  or(is(auditRows.actorId), is(auditRows.impersonatorId), actedOnOwn(is(auditRows.subjectId)));

export const auditRowsOf = (keys: readonly string[]): SQL => keyIn(auditRows.id, keys);

/** What the record tells of a person: the own acts, those as another, and those on the own account. */
export const auditOf = (id: SQL, asked: Partial<Narrowed>): readonly SQL[] =>
  [
    eq(auditRows.actorId, id),
    eq(auditRows.impersonatorId, id),
    actedOnOwn(eq(auditRows.subjectId, id)),
  ].map(
    (is) =>
      sql`select ${auditRows.id}, ${auditRows.at} from ${auditRows} where ${and(is, narrowedBy(asked))}`,
  );

type Days = { readonly "day-from"?: string | undefined; readonly "day-to"?: string | undefined };

/** From the beginning of one day in Lagos to the end of another. */
export const ofDays = (
  { "day-from": from, "day-to": to }: Days,
  at: AnyColumn = auditRows.at,
): SQL | undefined =>
  and(from ? gte(at, beginningOf(from)) : undefined, to ? lt(at, endOf(to)) : undefined);
