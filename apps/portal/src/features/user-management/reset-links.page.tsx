import type { Output } from "@polyportal/api-client/client/client";
import { resetLinkList } from "@polyportal/api-client/list/reset-links";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { resetLinkMessages as words } from "@polyportal/domain/messages/reset-links";
import { whyNotAsked } from "@polyportal/domain/messages/why-not-asked";
import { accountNames } from "@polyportal/domain/student/number";
import { toast } from "@polyportal/ui/toast";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { AccountState } from "./account-state.tsx";

const WhyNotDialog = lazyPart(async () => (await import("./why-not-dialog.tsx")).WhyNotDialog);

type Account = RowOf<"listResetLinks">;

const accounts = listOf(resetLinkList, {
  fullName: { width: 10 },
  // Who searches by a student's number sees it, whatever the account is called.
  userName: { cell: (account) => accountNames(account).join(", "), width: 9.5 },
  matricNumber: { hidden: true },
  userType: { width: 6, grow: 0 },
  address: { width: 12.5 },
  active: { cell: AccountState, width: 10.5, grow: 0 },
});

const whyNotOf = ({ active, address }: Account) => {
  if (!active) return words.whyNot.off;
  return address === null ? words.whyNot.noAddress : undefined;
};

/** What became of one link. */
function tellOf({ sent, alreadySent, enough }: Output<"sendSetUpMail">, { address }: Account) {
  if (sent > 0) return toast({ title: words.sent(address ?? ""), status: "success" });
  const body = alreadySent.length > 0 ? words.fresh : enough.length > 0 ? words.enough : undefined;
  return toast({ title: words.notSent, body, status: "warning" });
}

/** Accounts to which whoever sends links sends one; of a student it is asked here what is in the way. */
export function Page() {
  const [over, open] = useOver();
  const { mutate } = useOperation("sendSetUpMail", { onError: tellFailed });
  const rowActions = useCallback(
    (account: Account) => [
      {
        label: account.setUp ? words.send.again : words.send.first,
        disabledReason: whyNotOf(account),
        onSelect: () =>
          mutate({ ids: [account.id] }, { onSuccess: (outcome) => tellOf(outcome, account) }),
      },
      ...(account.userType === "student"
        ? [{ label: whyNotAsked.title, onSelect: () => open(WhyNotDialog, { person: account }) }]
        : []),
    ],
    [mutate, open],
  );
  return <ListPage {...accounts} lead={words.lead} rowActions={rowActions} over={over} />;
}
