import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { titleCase } from "@polyportal/domain/format/name";
import { userTypes } from "@polyportal/domain/authentication/roles";
import { actMessages } from "@polyportal/domain/messages/act";
import { resetLinkMessages as words } from "@polyportal/domain/messages/reset-links";
import { userMessages } from "@polyportal/domain/messages/users";
import { whyNotAsked } from "@polyportal/domain/messages/why-not-asked";
import { accountState } from "@polyportal/domain/user-management/account-state";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useCallback, useState } from "react";
import { ListPage } from "../../parts/list/list-page.tsx";
import { AccountState } from "./account-state.tsx";

const WhyNotDialog = lazy(async () => ({
  default: (await import("./why-not-dialog.tsx")).WhyNotDialog,
}));

type Account = Output<"listResetLinks">["items"][number];

const { columns: heads, filters: labels } = userMessages;

const columns: readonly DataColumn<Account>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    rowHeader: true,
    fixed: true,
    width: 10,
    grow: 2,
  },
  { id: "userName", header: heads.userName, value: ({ userName }) => userName, width: 9.5 },
  {
    id: "userType",
    header: heads.userType,
    value: ({ userType }) => titleCase(userType),
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 9.5,
    grow: 2,
  },
  {
    id: "address",
    header: words.address,
    value: ({ address }) => address ?? words.noAddress,
    sortable: false,
    width: 12.5,
  },
  {
    id: "active",
    header: heads.active,
    value: accountState,
    cell: AccountState,
    sortable: false,
    width: 9,
    grow: 0,
  },
];

const filters: Filter[] = [
  {
    kind: "several",
    name: "userType",
    label: labels.userType,
    options: userTypes.map((value) => ({ value, label: titleCase(value) })),
  },
];

const idOf = ({ id }: Account) => id;
const nameOf = ({ fullName }: Account) => fullName;

const whyNotOf = ({ active, address }: Account) => {
  if (!active) return words.whyNot.off;
  return address === null ? words.whyNot.noAddress : undefined;
};

/** What became of one link. */
function tellOf({ sent, alreadySent, enough }: Output<"sendSetUpMail">, { address }: Account) {
  if (sent > 0) return toast({ title: words.sent(address ?? ""), tone: "success" });
  const body = alreadySent.length > 0 ? words.fresh : enough.length > 0 ? words.enough : undefined;
  return toast({ title: words.notSent, body, tone: "warning" });
}

/** Accounts to which whoever sends links sends one; of a student it is asked here what is in the way. */
export function Page() {
  const [asked, setAsked] = useState<Account>();
  const { mutate } = useOperation("sendSetUpMail", {
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  const rowActions = useCallback(
    (account: Account) => [
      {
        label: account.setUp ? words.send.again : words.send.first,
        disabledReason: whyNotOf(account),
        onSelect: () =>
          mutate({ ids: [account.id] }, { onSuccess: (outcome) => tellOf(outcome, account) }),
      },
      ...(account.userType === "student"
        ? [{ label: whyNotAsked.title, onSelect: () => setAsked(account) }]
        : []),
    ],
    [mutate],
  );
  return (
    <>
      <ListPage
        list="listResetLinks"
        title={words.title}
        lead={words.lead}
        columns={columns}
        filters={filters}
        searchLabel={words.search}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        empty={words.none}
        exported
      />
      {asked && (
        <Suspense fallback={null}>
          <WhyNotDialog person={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
