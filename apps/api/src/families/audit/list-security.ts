import { auditEndpoints } from "@polyportal/api-client/contract/audit";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { historyPhrase, historyWords } from "@polyportal/domain/audit/history";
import {
  notedAs,
  securityActions,
  securityKindOf,
  securityPhrase,
} from "@polyportal/domain/audit/security";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias, integer, pgView, text } from "drizzle-orm/pg-core";
import { actedIn } from "../../audit/acted.ts";
import type { Reader } from "../../database/connect.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { instant } from "../../database/schema/columns.ts";
import { sourceOf } from "../../lists/source.ts";
import { unionQuery } from "../../lists/union-query.ts";
import { accountIn } from "./entries.ts";
import { ofDays } from "./list-audit.ts";
import { anySought, type Sought } from "./sought.ts";

/** The columns that acts and events have in common; no view of the database. */
const log = pgView("security_log", {
  id: text().notNull(),
  actId: text(),
  eventId: text(),
  actorId: text(),
  impersonatorId: text(),
  subject: text(),
  subjectId: text(),
  at: instant().notNull(),
  noted: text().notNull(),
  reason: text().notNull(),
  personId: text(),
  byId: text(),
  address: text(),
  count: integer().notNull(),
  lastAt: instant().notNull(),
}).existing();

/** The acts of the record stand as `r` beside the events. */
const by = actedIn(alias(auditRows, "r"));

const acts = sql`select r.id::text as id, r.id as act_id, null::text as event_id, r.actor_id, r.impersonator_id, r.subject, r.subject_id, r.at, r.action as noted,
    '' as reason, case when r.subject = 'user' then r.subject_id else ${by.actorId} end as person_id,
    coalesce(${by.impersonatorId}, ${by.actorId}) as by_id, nullif(r.ip, '') as address, 1 as count,
    r.at as last_at
  from audit_rows r where r.security`;

const events = sql`select e.id, null::uuid as act_id, e.id as event_id, e.user_id::text as actor_id, null::text as impersonator_id, null::text as subject,
    null::text as subject_id, e.at, e.kind as noted, e.reason,
    e.user_id::text as person_id, null::text as by_id, e.address, e.count, e.last_at
  from security_events e`;

const both = { arms: [acts, events], name: "security_log" };

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Each arm by its own index: a cast id has none. */
export const rowsOfKeys = (keys: readonly (string | number)[]) => {
  const ids = keys.map(String);
  const actIds = ids.filter((id) => uuidForm.test(id));
  return sql`(${log.actId} = any(${sql.param(actIds)}::uuid[]) or ${log.eventId} = any(${sql.param(ids)}::text[]))`;
};

const names = (alias: "person" | "acting") =>
  sql.join(
    ["lastname", "firstname", "middlename", "id"].map(
      (column) =>
        sql`${sql.identifier(alias)}.${sql.identifier(column)} as ${sql.identifier(`${alias}_${column}`)}`,
    ),
    sql`, `,
  );

type Found = {
  readonly [Name in `${"person" | "acting"}_${"lastname" | "firstname" | "middlename" | "id"}`]:
    | string
    | null;
} & {
  readonly id: string;
  readonly at: string;
  readonly noted: string;
  readonly reason: string;
  readonly address: string | null;
  readonly count: number;
  readonly last_at: string;
  /** What the act noted, which its words tell: a role, a name, an address. */
  readonly before: unknown;
  readonly after: unknown;
};

/** What was done and refused for safety's sake. */
export const securitySource = sourceOf(auditEndpoints.listSecurityLog, {
  query: (db: Reader) =>
    unionQuery<Found>(db, {
      ...both,
      select: sql`security_log.*, act.before, act.after, ${names("person")}, ${names("acting")}`,
      joins: sql`left join audit_rows act on act.id = security_log.act_id
      left join users person on person.id = ${accountIn(log.personId)}
      left join users acting on acting.id = ${accountIn(log.byId)}`,
    }),
  key: log.id,
  countedTo: 1_000,
  byKeys: {
    query: (db) =>
      unionQuery<{ key: string }>(db, { ...both, select: sql`security_log.id as key` }),
    where: rowsOfKeys,
  },
  where: ({ search, ...narrowed }) => and(narrowedBy(narrowed), ofPeople(anySought(search))),
  order: { at: [log.at] },
  first: "-at",
  row: (found) => {
    const person = nameOf(found, "person");
    const by = nameOf(found, "acting");
    const event = securityActions.every((action) => action !== found.noted);
    return {
      id: found.id,
      at: new Date(found.at).toISOString(),
      kind: securityKindOf(found.noted) ?? "refused",
      person,
      personId: found.person_id,
      what: event
        ? securityPhrase(found.noted, found.reason)
        : historyPhrase({
            action: found.noted,
            whom: person ?? historyWords.record,
            before: found.before,
            after: found.after,
          }),
      by: found.acting_id === found.person_id ? null : by,
      byId: found.acting_id === found.person_id ? null : found.acting_id,
      address: found.address,
      count: found.count,
      lastAt: new Date(found.last_at).toISOString(),
    };
  },
});

function nameOf(found: Found, whose: "person" | "acting"): string | null {
  const lastname = found[`${whose}_lastname`];
  if (lastname === null) return null;
  const firstname = found[`${whose}_firstname`] ?? "";
  return fullName({ lastname, firstname, middlename: found[`${whose}_middlename`] ?? "" });
}

type Narrowed = Omit<ParsedInputOf<typeof auditEndpoints.listSecurityLog>, "search">;

const narrowedBy = ({ kind, ...days }: Partial<Narrowed>): SQL | undefined =>
  and(ofDays(days, log.at), kind && inArray(log.noted, notedAs(kind)));

/** What the log tells of a person: the own acts, those as another, what was done to them, what befell them. */
export const securityOf = (id: SQL, asked: Partial<Narrowed>): readonly SQL[] =>
  (
    [
      [acts, eq(log.actorId, id)],
      [acts, eq(log.impersonatorId, id)],
      [acts, and(eq(log.subject, "user"), eq(log.subjectId, id))],
      [sql`${events} where e.user_id = ${id}::uuid`, undefined],
    ] as const
  ).map(
    ([arm, is]) =>
      sql`select security_log.id, security_log.at from (${arm}) security_log where ${and(is, narrowedBy(asked)) ?? sql`true`}`,
  );

/** What people did, or what was done or refused to them. */
const ofPeople = (is: Sought | undefined): SQL | undefined =>
  is &&
  or(is(log.actorId), is(log.impersonatorId), and(eq(log.subject, "user"), is(log.subjectId)));
