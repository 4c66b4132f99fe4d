import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/transaction.ts";
import { sandboxOrders, sandboxWebhooks } from "../../database/schema/sandbox-gateway.ts";
import type { SandboxStore } from "./store.ts";

const claimedAtOnce = 20;

const payable = (rrr: string) =>
  and(eq(sandboxOrders.rrr, rrr), inArray(sandboxOrders.state, ["unpaid", "failed"]));

/** The sandbox's books in PostgreSQL. */
export function createPostgresSandboxStore(db: Database): SandboxStore {
  return {
    async addOrder(order) {
      const added = await db
        .insert(sandboxOrders)
        .values(order)
        .onConflictDoNothing()
        .returning({ rrr: sandboxOrders.rrr });
      return added.length > 0;
    },

    async findOrder(reference) {
      const [order] = await db
        .select()
        .from(sandboxOrders)
        .where(
          "rrr" in reference
            ? eq(sandboxOrders.rrr, reference.rrr)
            : eq(sandboxOrders.orderId, reference.orderId),
        );
      return order ?? null;
    },

    pay: (rrr, at, notices) =>
      inTransaction(db, async (tx) => {
        const paid = await tx
          .update(sandboxOrders)
          .set({ state: "paid", paidAt: at })
          .where(payable(rrr))
          .returning({ rrr: sandboxOrders.rrr });
        if (paid.length === 0) return false;
        if (notices.length > 0) await tx.insert(sandboxWebhooks).values([...notices]);
        return true;
      }),

    async close(rrr, state) {
      const closed = await db
        .update(sandboxOrders)
        .set({ state })
        .where(payable(rrr))
        .returning({ rrr: sandboxOrders.rrr });
      return closed.length > 0;
    },

    async claimWebhooks(now) {
      const at = sql`${now.toISOString()}::timestamptz`;
      const { tries, createdAt, dueAt, id, body } = sandboxWebhooks;
      // The next try comes after 15 s, 30 s, … at most 5 minutes.
      const wait = sql`least(15 * power(2, least(${tries}, 10)), 300) * interval '1 second'`;
      const due = db
        .select({ id })
        .from(sandboxWebhooks)
        .where(sql`${dueAt} <= ${at}`)
        .orderBy(dueAt)
        .limit(claimedAtOnce)
        .for("update", { skipLocked: true });
      return db
        .update(sandboxWebhooks)
        .set({
          tries: sql`${tries} + 1`,
          dueAt: sql`case when ${createdAt} > ${at} - interval '1 day' then ${at} + ${wait} end`,
        })
        .where(inArray(id, due))
        .returning({ id, body });
    },

    async webhookDelivered(id) {
      await db.update(sandboxWebhooks).set({ dueAt: null }).where(eq(sandboxWebhooks.id, id));
    },
  };
}
