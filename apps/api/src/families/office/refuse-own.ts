import { isSamePerson } from "@polyportal/domain/rights/people";
import { personOfAccount } from "../../approval/approvers.ts";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../server/failure.ts";

/** An office or a class brings rights: nobody gives one to himself, nor ends his own. */
export async function refuseOwn(
  tx: Transaction,
  callerId: string,
  holderId: string,
): Promise<void> {
  const [caller, holder] = [
    await personOfAccount(tx, callerId),
    await personOfAccount(tx, holderId),
  ];
  if (isSamePerson(caller, holder)) fail("own_account");
}
