import type { RowOf } from "@polyportal/api-client/list/describe";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages as words } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { BulkButton } from "../../parts/act/bulk-button.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { Impersonate, useImpersonation } from "../../parts/impersonation/impersonate.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { tellMailed } from "./tell-mailed.ts";

const Activation = lazyPart(async () => (await import("./activation.tsx")).Activation);

const SendLinks = lazyPart(async () => (await import("./send-links.tsx")).SendLinks);

type User = RowOf<"listUsers">;

/** What can be done with an account, and with several, and what that opens. */
export function useUserActs(mayEnter: boolean) {
  const [over, open] = useOver();
  const { allowed: impersonates, whyNot } = useImpersonation();
  const mayMail = useMay("users.reset", "sendSetUpMail");
  const { mutate: send } = useOperation("sendSetUpMail", {
    onSuccess: tellMailed,
    onError: tellFailed,
  });
  const rowActions = useCallback(
    (user: User) => {
      const { id, active, fullName } = user;
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const signIn = {
        label: words.signInAs,
        disabledReason: whyNot(user),
        onSelect: () => open(Impersonate, { person: user }),
      };
      return [
        {
          label: words.edit,
          href: withSearch(staffPaths.editUser, { user: id }),
          disabledReason,
        },
        { label: words.manage, href: withSearch(staffPaths.manageUser, { user: id }) },
        ...(impersonates ? [signIn] : []),
        {
          label: words.mail,
          disabledReason: mayMail ? undefined : actMessages.noClaim,
          onSelect: () => send({ ids: [id] }),
        },
        {
          label: active ? words.deactivate : words.activate,
          danger: active,
          disabledReason,
          onSelect: () => open(Activation, { ids: [id], active: !active, name: fullName }),
        },
      ];
    },
    [mayEnter, mayMail, send, open, impersonates, whyNot],
  );
  const bulkActions = ({ ids, clear }: TableSelection) => (
    <>
      <BulkButton
        disabled={!mayMail}
        onClick={() => (ids.length > 1 ? open(SendLinks, { ids }) : send({ ids: [...ids] }))}
      >
        {words.mail}
      </BulkButton>
      <BulkButton
        danger
        disabled={!mayEnter}
        onClick={() => open(Activation, { ids: [...ids], active: false, onDone: clear })}
      >
        {words.deactivate}
      </BulkButton>
    </>
  );
  return { rowActions, bulkActions, over };
}
