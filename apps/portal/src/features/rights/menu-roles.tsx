import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { roles as allRoles, type Role } from "@polyportal/domain/authentication/roles";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { GuardUnsaved } from "../../parts/form/guard-unsaved.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { SaveTicks } from "./save-ticks.tsx";
import { Ticks } from "./ticks.tsx";
import { useDraft } from "./use-draft.ts";

type Menu = Output<"listMenus">["labels"][number];

const rolesOf = ({ roles }: Menu) => roles.toSorted();

const options = roleOptions(allRoles);

/** Which roles bring a label. */
export function MenuRoles({ menu }: { menu: Menu }) {
  const mayEnter = useMay("users.enter", "saveMenu");
  const queryClient = useQueryClient();
  const draft = useDraft(menu, rolesOf, () => invalidate(queryClient, ["listMenus"]));
  const roles = draft.value as Role[];
  const [asked, setAsked] = useState(false);
  const { mutateAsync } = useOperation("saveMenu", {
    invalidates: ["getProfile", "getHistory"],
  });
  return (
    <Card title={rightsMessages.rolesOf}>
      <Ticks
        label={rightsMessages.searchRoles}
        options={options}
        chosen={draft.value}
        locked={!mayEnter}
        onChosen={(chosen) => draft.change(chosen.toSorted())}
      />
      {mayEnter ? (
        <Button className="mt-4" disabled={!draft.changed} onClick={() => setAsked(true)}>
          {rightsMessages.saveRoles}
        </Button>
      ) : (
        <p className="mt-4 text-14 text-ink-muted">{actMessages.noClaim}</p>
      )}
      {draft.changed && <GuardUnsaved record="label" />}
      {asked && (
        <SaveTicks
          title={`${rightsMessages.saveRoles}: ${menuLabel(menu.label)}`}
          question={rightsMessages.menuLead}
          label={rightsMessages.saveRoles}
          draft={draft}
          options={options}
          wish={{ menu: { label: menu.label, roles } }}
          revision={menu.revision}
          saved={actMessages.saved(rightsMessages.thing)}
          onSave={({ label, enabled, revision }, { reason }) =>
            mutateAsync({ label, enabled, roles, revision, reason })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
