import { securityActions } from "@polyportal/domain/audit/security";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Who did what to what, for whom, when and from where: one row per act, written with the act. */
export const auditRows = pgTable(
  "audit_rows",
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    /** `anyone`, `applicant`, `user` or `system`. */
    actorKind: text().notNull(),
    /** The user, or the application that the applicant opened. */
    actorId: text(),
    /** Who really acted, while impersonating. */
    impersonatorId: text(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** Why, in the words of whoever acted, where the act demands it. */
    reason: text(),
    ip: text().notNull(),
    requestId: text().notNull(),
    /** Whether the security log tells it. */
    security: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`action in (${securityActions.map((action) => `'${action}'`).join(", ")})`),
      ),
  },
  (table) => [
    index("audit_rows_subject_idx").on(table.subject, table.subjectId, table.at),
    index("audit_rows_actor_idx").on(table.actorId, table.at),
    // The list of all, and the log of what was done for safety's sake.
    index("audit_rows_at_idx").on(table.at, table.id),
    index("audit_rows_action_idx").on(table.action),
    index("audit_rows_impersonator_idx")
      .on(table.impersonatorId)
      .where(sql`${table.impersonatorId} is not null`),
    // What somebody did to the own account who was not signed in yet.
    index("audit_rows_own_account")
      .on(table.subjectId, table.at)
      .where(sql`${table.subject} = 'user' and ${table.actorKind} = 'anyone'`),
    // The security log of a person: what was done, as oneself or as another, and what was done to the account.
    index("audit_rows_security_actor")
      .on(table.actorId, table.at, table.id)
      .where(sql`${table.security}`),
    index("audit_rows_security_account")
      .on(table.subjectId, table.at, table.id)
      .where(sql`${table.security} and ${table.subject} = 'user'`),
    // Whose address is not forgotten yet.
    index("audit_rows_addresses")
      .on(table.at)
      .where(sql`${table.ip} <> ''`),
  ],
);
