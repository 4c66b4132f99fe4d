import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import { approvalStates } from "@polyportal/domain/approval/acts";
import type { Claim } from "@polyportal/domain/rights/claims";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** What one person has asked for and another has to approve. */
export const approvals = pgTable(
  "approvals",
  {
    id: uuid().primaryKey(),
    act: text().$type<ApprovalActName>().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What is asked, in words, as the inbox shows it. */
    title: text().notNull(),
    /** What carries it out; parsed by the act that wrote it. */
    payload: jsonb().notNull(),
    before: jsonb().$type<Record<string, string>>().notNull(),
    after: jsonb().$type<Record<string, string>>().notNull(),
    reason: text().notNull(),
    /** The accounts that it is done to: what is done to oneself, one does not approve either. */
    concerned: jsonb().$type<readonly string[]>().notNull(),
    requesterId: userId(),
    /** Who really asked, where somebody acted as the requester. */
    impersonatorId: uuid().references(() => users.id),
    requestedAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    state: text({ enum: approvalStates }).notNull().default("waiting"),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    remark: text().notNull().default(""),
  },
  (table) => [
    index("approvals_inbox").on(table.state, table.requestedAt),
    index("approvals_requester").on(table.requesterId, table.requestedAt),
    index("approvals_subject").on(table.subject, table.subjectId),
  ],
);

/** Which acts need the approval of another and whose, where the school has said otherwise than the default. */
export const approvalPolicies = pgTable("approval_policies", {
  act: text().$type<ApprovalActName>().primaryKey(),
  enabled: boolean().notNull(),
  /** The right that may approve it; null where it is the one with which the school started. */
  claim: text().$type<Claim>(),
  /** How often that was changed. */
  revision: integer().notNull().default(0),
  since: instant().notNull(),
  setBy: userId(),
  reason: text().notNull(),
  /** When, and by whom, it was last switched off: whoever it was is not served by it for a day. */
  switchedOffAt: instant(),
  switchedOffBy: uuid().references(() => users.id),
});
