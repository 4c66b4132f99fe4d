import type { RowOf } from "@polyportal/api-client/list/describe";
import { userList } from "@polyportal/api-client/list/users";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { Impersonate, useImpersonation } from "../../parts/impersonation/impersonate.tsx";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import type { Activated } from "./activation.tsx";
import { tellMailed } from "./tell-mailed.ts";
import { accounts } from "./user-columns.tsx";

type User = RowOf<"listUsers">;

const Activation = lazyPart(async () => (await import("./activation.tsx")).Activation);

const SendLinks = lazyPart(async () => (await import("./send-links.tsx")).SendLinks);

const UserDetailPanel = lazyPart(
  async () => (await import("./user-detail-panel.tsx")).UserDetailPanel,
);

const record = { content: UserDetailPanel, columns: ["fullName", "active"] };

const { activate, deactivate, edit, manage, mail } = userMessages;

/** Everybody with an account: found, switched on and off, sent a link; each leads to its own page. */
export function Page() {
  const mayEnter = useMay(
    "users.enter",
    "previewUsers",
    "uploadUsers",
    "createUser",
    "updateUser",
    "toggleUserActivation",
  );
  return (
    <OrImport
      allowed={mayEnter}
      of="Users"
      noun={userMessages.imported}
      bulk={["accounts", "copied-advisers"]}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [activated, setActivated] = useState<Activated>();
  const [impersonated, setImpersonated] = useState<User>();
  const { allowed: impersonates, whyNot } = useImpersonation();
  const mayMail = useMay("users.reset", "sendSetUpMail");
  const [mailedTo, setMailedTo] = useState<readonly string[]>();
  const { mutate: send } = useOperation("sendSetUpMail", {
    onSuccess: tellMailed,
    onError: tellFailed,
  });
  const rowActions = useCallback(
    (user: User) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: edit, href: withSearch(staffPaths.editUser, { user: user.id }), disabledReason },
        { label: manage, href: withSearch(staffPaths.manageUser, { user: user.id }) },
        ...(impersonates
          ? [
              {
                label: userMessages.signInAs,
                disabledReason: whyNot(user),
                onSelect: () => setImpersonated(user),
              },
            ]
          : []),
        {
          label: mail,
          disabledReason: mayMail ? undefined : actMessages.noClaim,
          onSelect: () => send({ ids: [user.id] }),
        },
        {
          label: user.active ? deactivate : activate,
          danger: user.active,
          disabledReason,
          onSelect: () =>
            setActivated({ ids: [user.id], active: !user.active, name: user.fullName }),
        },
      ];
    },
    [mayEnter, mayMail, send, impersonates, whyNot],
  );
  const bulkActions = ({ ids, clear }: TableSelection) => (
    <>
      <Button
        size="small"
        variant="secondary"
        disabled={!mayMail}
        onClick={() => (ids.length > 1 ? setMailedTo([...ids]) : send({ ids: [...ids] }))}
      >
        {mail}
      </Button>
      <Button
        size="small"
        variant="danger"
        disabled={!mayEnter}
        onClick={() => setActivated({ ids: [...ids], active: false, onDone: clear })}
      >
        {deactivate}
      </Button>
    </>
  );
  return (
    <ListPage
      {...accounts}
      lead={userMessages.lead}
      filters={useListFilters(userList)}
      rowActions={rowActions}
      record={record}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <ButtonLink variant="primary" href={staffPaths.editUser}>
              {userMessages.add}
            </ButtonLink>
          </>
        )
      }
      bulkActions={bulkActions}
      pasted="users"
      over={
        <>
          {activated && <Activation {...activated} onClose={() => setActivated(undefined)} />}
          {mailedTo && <SendLinks ids={mailedTo} onClose={() => setMailedTo(undefined)} />}
          {impersonated && (
            <Impersonate person={impersonated} onClose={() => setImpersonated(undefined)} />
          )}
        </>
      }
    />
  );
}
