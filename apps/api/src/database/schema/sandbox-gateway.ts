import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, kobo } from "./columns.ts";

// The books of the sandbox gateway. They stand for another company's database: no other table
// refers to them, and nothing but the sandbox reads them.

/** Where an order of the sandbox stands. A failed try may be followed by another. */
export const sandboxOrderStates = ["unpaid", "failed", "paid", "cancelled"] as const;

export type SandboxOrderState = (typeof sandboxOrderStates)[number];

/** Payment references that the sandbox has handed out. */
export const sandboxOrders = pgTable("sandbox_orders", {
  rrr: text().primaryKey(),
  orderId: text().notNull().unique(),
  amountKobo: kobo().notNull(),
  payerName: text().notNull(),
  payerEmail: text().notNull(),
  payerPhone: text().notNull(),
  description: text().notNull(),
  state: text({ enum: sandboxOrderStates }).notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant(),
  paidAt: instant(),
});

/** Notices of payments, on their way to the school. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: uuid().primaryKey(),
    rrr: text()
      .notNull()
      .references(() => sandboxOrders.rrr),
    body: jsonb().notNull(),
    createdAt: instant().notNull(),
    /** When to try next; null once the school said `Ok` or the sandbox gave up. */
    dueAt: instant(),
    tries: integer().notNull().default(0),
  },
  (table) => [index("sandbox_webhooks_due_idx").on(table.dueAt)],
);
