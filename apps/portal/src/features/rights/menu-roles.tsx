import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { roles as allRoles, type Role } from "@polyportal/domain/authentication/roles";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { labelOf } from "@polyportal/ui/menu-label";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { roleOptions } from "../../parts/roles/role-options.ts";
import { Ticks } from "./ticks.tsx";

type Menu = Output<"listMenus">["labels"][number];

/** Which roles bring a label. */
export function MenuRoles({ menu }: { menu: Menu }) {
  const [chosen, setChosen] = useState<readonly Role[]>(menu.roles);
  const [asked, setAsked] = useState(false);
  const { mutateAsync } = useOperation("saveMenu", {
    invalidates: ["listMenus", "getProfile", "getHistory"],
  });
  const same = chosen.toSorted().join() === menu.roles.toSorted().join();
  return (
    <Card title={rightsMessages.rolesOf}>
      <Ticks
        label={rightsMessages.searchRoles}
        options={roleOptions(allRoles) as { value: Role; label: string }[]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Button className="mt-4" disabled={same} onClick={() => setAsked(true)}>
        {rightsMessages.saveRoles}
      </Button>
      {asked && (
        <AskAct
          title={`${rightsMessages.saveRoles}: ${labelOf(menu)}`}
          question={rightsMessages.menuLead}
          label={rightsMessages.saveRoles}
          onClose={() => setAsked(false)}
          onAct={async ({ reason }) => {
            const { label, enabled, revision } = menu;
            await mutateAsync({ label, enabled, roles: [...chosen], revision, reason });
            toast({ title: actMessages.saved(rightsMessages.thing), tone: "success" });
          }}
        />
      )}
    </Card>
  );
}
