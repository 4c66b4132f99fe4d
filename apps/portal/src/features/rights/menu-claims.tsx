import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimRows, type Claim } from "@polyportal/domain/rights/claims";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { labelOf } from "@polyportal/ui/menu-label";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { Ticks } from "./ticks.tsx";

type Menu = Output<"listMenus">["labels"][number];

const options = claimRows.map(({ claim, name }) => ({ value: claim, label: name }));

/** By which rights a label shows. */
export function MenuClaims({ menu }: { menu: Menu }) {
  const [chosen, setChosen] = useState<readonly Claim[]>(menu.claims);
  const [asked, setAsked] = useState(false);
  const { mutateAsync } = useOperation("saveMenuClaims", {
    invalidates: ["listMenus", "getProfile", "getHistory"],
  });
  return (
    <Card title={rightsMessages.claimsOf}>
      <Ticks label={rightsMessages.search} options={options} chosen={chosen} onChosen={setChosen} />
      <Button
        className="mt-4"
        disabled={chosen.length === 0 || chosen.toSorted().join() === menu.claims.join()}
        onClick={() => setAsked(true)}
      >
        {rightsMessages.saveClaims}
      </Button>
      {asked && (
        <AskAct
          title={`${rightsMessages.saveClaims}: ${labelOf(menu)}`}
          question={rightsMessages.menuLead}
          label={rightsMessages.saveClaims}
          onClose={() => setAsked(false)}
          onAct={async ({ reason }) => {
            const { label, revision } = menu;
            await mutateAsync({ label, claims: [...chosen], revision, reason });
            toast({ title: actMessages.saved(rightsMessages.thing), tone: "success" });
          }}
        />
      )}
    </Card>
  );
}
