import { approvalMessages } from "@polyportal/domain/messages/approval";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { notify } from "../../notification/notify.ts";
import { heldRolesWithSource } from "../../rights/effective.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";

const leading = ["registrar", "bursar", "super administrator"];

/** Active accounts that lead the school, by their main role or a further one. */
const leadingOfficers = (db: Reader) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        sql`exists (select from (${heldRolesWithSource}) held
          where held.role = any(${sql.param(leading)}::text[]))`,
      ),
    )
    .orderBy(users.id);

type Telling = Pick<Context, "now"> & { readonly caller: UserCaller };

/** Tells the leading officers that a policy was changed, and by whom. */
export async function tellLeadingOfficers(
  tx: Transaction,
  { caller, now }: Telling,
  told: (by: string) => string,
): Promise<void> {
  const [by] = await tx.select().from(users).where(eq(users.id, caller.userId));
  const body = told(by ? fullName(by) : caller.userName);
  for (const { id: userId } of await leadingOfficers(tx)) {
    await notify(tx, {
      userId,
      title: approvalMessages.policyToldTitle,
      body,
      path: staffPaths.approvalPolicies,
      now,
    });
  }
}
