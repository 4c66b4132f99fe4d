import type { AuditAction } from "@polyportal/domain/audit/actions";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { auditRows } from "../database/schema/audit-rows.ts";

/** Acts by which somebody who has just proved who they are gets in, done to the own account. */
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

/** Acts done to a sign-in, which note whose it is, and who is signed in there as another. */
const ownSignIn = [
  "logout",
  "renewSession",
  "refuseRenewal",
] as const satisfies readonly AuditAction[];

const asAnother = "impersonationLogin" satisfies AuditAction;

const among = (actions: readonly AuditAction[]) =>
  sql.raw(`(${actions.map((action) => `'${action}'`).join(", ")})`);

/** The columns of a row of the record, under whatever name its table stands in a query. */
type Columns = Record<
  "actorKind" | "actorId" | "impersonatorId" | "action" | "subject" | "subjectId" | "after",
  AnyColumn
>;

/**
 * Who is told to have acted. Nobody is signed in yet, or any more, who signs in or out: such an act is
 * told of the person whom it concerns. A wrong code, or a letter that anybody can ask for, is not.
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

/** Rows of acts done to the own account by somebody whom a search finds; by their index. */
export const actedOnOwn = (isSubject: SQL): SQL =>
  sql`(${auditRows.subject} = 'user' and ${auditRows.actorKind} = 'anyone'
    and ${auditRows.action} in ${among(ownAccount)} and ${isSubject})`;
