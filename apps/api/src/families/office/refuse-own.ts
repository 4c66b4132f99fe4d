import { isSamePerson } from "@polyportal/domain/rights/people";
import { personOfAccount } from "../../approval/approvers.ts";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Acting } from "../../server/caller.ts";

/**
 * An office or a class brings rights: nobody gives one to himself, nor ends his own; while acting as
 * another neither.
 */
export async function refuseOwn(
  tx: Transaction,
  { userId, impersonatorId = userId }: Acting,
  holderId: string,
): Promise<void> {
  const holder = await personOfAccount(tx, holderId);
  for (const id of new Set([userId, impersonatorId])) {
    if (isSamePerson(await personOfAccount(tx, id), holder)) fail("own_account");
  }
}
