import type { AuditAction } from "@polyportal/domain/audit/actions";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { auditRows } from "../database/schema/audit-rows.ts";

/** Acts on one's own account by somebody who proves their identity while doing so, before being signed in. */
const ownAccount = [
  "login",
  "firstLogin",
  "askCode",
  "sendCode",
  "createProfile",
  "changeEmail",
  "confirmEmail",
  "resetPassword",
] as const satisfies readonly AuditAction[];

/** Acts on a sign-in. Their entries note whose it is, and who impersonates there. */
const ownSignIn = [
  "logout",
  "renewSession",
  "refuseRenewal",
] as const satisfies readonly AuditAction[];

const asAnother = "impersonationLogin" satisfies AuditAction;

const among = (actions: readonly AuditAction[]) =>
  sql.raw(`(${actions.map((action) => `'${action}'`).join(", ")})`);

/** The columns of an audit row, under any alias. */
type Columns = Record<
  "actorKind" | "actorId" | "impersonatorId" | "action" | "subject" | "subjectId" | "after",
  AnyColumn
>;

/**
 * Who is shown as the actor. Signing in and out is done by nobody who is signed in, so the person concerned
 * is shown. That does not hold for a wrong code or a mail that anybody can request.
 */
export function actedIn(row: Columns) {
  const concerned = sql`case when ${row.actorKind} <> 'anyone' then null
    when ${row.subject} = 'user' and ${row.action} in ${among(ownAccount)} then ${row.subjectId}
    when ${row.action} in ${among(ownSignIn)} then ${row.after} ->> 'userId'
    when ${row.action} = ${among([asAnother])} then ${row.after} ->> 'impersonatorId' end`;
  const really = sql`case when ${row.actorKind} = 'anyone' and ${row.action} in ${among(ownSignIn)}
    then ${row.after} ->> 'impersonatorId' end`;
  return {
    actorKind: sql<string>`case when ${concerned} is null then ${row.actorKind} else 'user' end`,
    actorId: sql<string | null>`coalesce(${row.actorId}, ${concerned})`,
    impersonatorId: sql<string | null>`coalesce(${row.impersonatorId}, ${really})`,
  };
}

export const acted = actedIn(auditRows);

/** Acts on their own account by people whom a search finds. Uses the index of those acts. */
export const actedOnOwn = (isSubject: SQL): SQL =>
  sql`(${auditRows.subject} = 'user' and ${auditRows.actorKind} = 'anyone'
    and ${auditRows.action} in ${among(ownAccount)} and ${isSubject})`;
