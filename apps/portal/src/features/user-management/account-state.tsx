import { accountState } from "@polyportal/domain/user-management/account-state";
import { Badge } from "@polyportal/ui/badge";

/** Whether an account can be signed in to. */
export const AccountState = (account: { active: boolean; setUp: boolean }) => (
  <Badge status={account.active ? (account.setUp ? "success" : "warning") : "fail"}>
    {accountState(account)}
  </Badge>
);
