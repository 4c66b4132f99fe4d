import { actorText, historyPhrase, reasonOf } from "@polyportal/domain/audit/history";
import { subjectText } from "@polyportal/domain/audit/subjects";
import { fullName } from "@polyportal/domain/format/name";
import { eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { users } from "../../database/schema/users.ts";
import { acted } from "../../audit/acted.ts";

const actors = alias(users, "actors");
const impersonators = alias(users, "impersonators");
const concerned = alias(users, "concerned");

/** The account of a text that should be its id: whoever writes rows by hand does not stop the list. */
export const accountIn = (text: AnyColumn | SQL): SQL<string> =>
  sql`case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`;

type Named = "id" | "role" | "lastname" | "firstname" | "middlename";

const nameOf = <Person extends Record<Named, AnyColumn>>({
  id,
  role,
  lastname,
  firstname,
  middlename,
}: Person): Pick<Person, Named> => ({ id, role, lastname, firstname, middlename });

/** Rows of the record with the names of today; each is found by its key, whatever the order. */
export const entryQuery = (db: Reader) =>
  db
    .select({
      row: auditRows,
      acted,
      actor: nameOf(actors),
      impersonator: nameOf(impersonators),
      concerned: nameOf(concerned),
    })
    .from(auditRows)
    .leftJoin(actors, eq(actors.id, accountIn(acted.actorId)))
    .leftJoin(impersonators, eq(impersonators.id, accountIn(acted.impersonatorId)))
    .leftJoin(
      concerned,
      eq(
        concerned.id,
        accountIn(
          sql`case when ${auditRows.subject} in ('user', 'student') then ${auditRows.subjectId} end`,
        ),
      ),
    )
    .$dynamic();

export type Entry = Awaited<ReturnType<typeof entryQuery>>[number];

/** An entry as the list of all shows it. */
export function entryRow({ row, acted: by, actor, impersonator, concerned: person }: Entry) {
  const whom = person && fullName(person);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    who: actor ? fullName(actor) : actorText(by.actorKind, by.actorId),
    whoId: actor?.id ?? null,
    impersonator: impersonatorName({ acted: by, impersonator }),
    impersonatorId: impersonator?.id ?? null,
    what: historyPhrase({ ...row, whom: whom ?? undefined }),
    subject: subjectText(row.subject, row.subjectId, whom),
    subjectKind: row.subject,
    subjectId: row.subjectId,
    reason: reasonOf(row),
    whom: whom ?? undefined,
  };
}

export function impersonatorName({
  acted: { impersonatorId },
  impersonator,
}: Pick<Entry, "acted" | "impersonator">): string | null {
  if (impersonatorId === null) return null;
  return impersonator ? fullName(impersonator) : actorText("user", null);
}
