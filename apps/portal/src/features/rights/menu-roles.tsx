import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { roles as allRoles, type Role } from "@polyportal/domain/authentication/roles";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { labelOf } from "@polyportal/ui/menu-label";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { comparedTicks, DraftConflict } from "./draft-conflict.tsx";
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
      {asked && (
        <AskAct
          title={`${rightsMessages.saveRoles}: ${labelOf(menu)}`}
          question={rightsMessages.menuLead}
          label={rightsMessages.saveRoles}
          onClose={() => setAsked(false)}
          onAct={async ({ reason }) => {
            const roles = draft.value as Role[];
            const saved = await draft.save(({ label, enabled, revision }) =>
              mutateAsync({ label, enabled, roles, revision, reason }),
            );
            if (saved) toast({ title: actMessages.saved(rightsMessages.thing), tone: "success" });
            return saved;
          }}
        >
          <DraftConflict
            draft={draft}
            fieldsOf={comparedTicks(options)}
            onTaken={() => setAsked(false)}
          />
          <WhoGains
            key={menu.revision}
            wish={{ menu: { label: menu.label, roles: draft.value as Role[] } }}
          />
        </AskAct>
      )}
    </Card>
  );
}
