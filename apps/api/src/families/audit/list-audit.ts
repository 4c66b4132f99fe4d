import { auditEndpoints } from "@polyportal/api-client/contract/audit";
import { beginningOf, endOf } from "@polyportal/domain/format/date";
import { and, gte, inArray, lt, or, type AnyColumn, type SQL } from "drizzle-orm";
import { actedOnOwn } from "../../audit/acted.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { sourceOf } from "../../lists/source.ts";
import { entryQuery, entryRow } from "./entries.ts";
import { anySought, type Sought } from "./sought.ts";

/** The record of changes; of the people whom its search finds, under the own account or another's. */
export const auditList = (sought?: Sought) =>
  sourceOf(auditEndpoints.listAudit, {
    query: entryQuery,
    key: auditRows.id,
    countedTo: 1_000,
    where: ({ search, action, subject, ...days }) =>
      and(
        ofDays(days),
        action && inArray(auditRows.action, action),
        subject && inArray(auditRows.subject, subject),
        byWhom(sought ?? anySought(search)),
      ),
    order: { at: [auditRows.at] },
    first: "-at",
    row: entryRow,
  });

const byWhom = (is: Sought | undefined): SQL | undefined =>
  is &&
  or(is(auditRows.actorId), is(auditRows.impersonatorId), actedOnOwn(is(auditRows.subjectId)));

type Days = { readonly "day-from"?: string | undefined; readonly "day-to"?: string | undefined };

/** From the beginning of one day in Lagos to the end of another. */
export const ofDays = (
  { "day-from": from, "day-to": to }: Days,
  at: AnyColumn = auditRows.at,
): SQL | undefined =>
  and(from ? gte(at, beginningOf(from)) : undefined, to ? lt(at, endOf(to)) : undefined);
