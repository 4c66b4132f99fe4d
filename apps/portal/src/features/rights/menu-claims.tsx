import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimRows, type Claim } from "@polyportal/domain/rights/claims";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { GuardUnsaved } from "../../parts/form/guard-unsaved.tsx";
import { SaveTicks } from "./save-ticks.tsx";
import { Ticks } from "./ticks.tsx";
import { useDraft } from "./use-draft.ts";

type Menu = Output<"listMenus">["labels"][number];

const claimsOf = ({ claims }: Menu) => claims.toSorted();

const options = claimRows.map(({ claim, name }) => ({ value: claim, label: name }));

/** By which rights a label shows. */
export function MenuClaims({ menu }: { menu: Menu }) {
  const mayEnter = useMay("users.enter", "saveMenuClaims");
  const queryClient = useQueryClient();
  const draft = useDraft(menu, claimsOf, () => invalidate(queryClient, ["listMenus"]));
  const claims = draft.value as Claim[];
  const [asked, setAsked] = useState(false);
  const { mutateAsync } = useOperation("saveMenuClaims", {
    invalidates: ["getProfile", "getHistory"],
  });
  return (
    <Card title={rightsMessages.claimsOf}>
      <Ticks
        label={rightsMessages.search}
        options={options}
        chosen={draft.value}
        locked={!mayEnter}
        onChosen={(chosen) => draft.change(chosen.toSorted())}
      />
      {mayEnter ? (
        <Button
          className="mt-4"
          disabled={draft.value.length === 0 || !draft.changed}
          onClick={() => setAsked(true)}
        >
          {rightsMessages.saveClaims}
        </Button>
      ) : (
        <p className="mt-4 text-14 text-ink-muted">{actMessages.noClaim}</p>
      )}
      {draft.changed && <GuardUnsaved record="label" />}
      {asked && (
        <SaveTicks
          title={`${rightsMessages.saveClaims}: ${menuLabel(menu.label)}`}
          question={rightsMessages.menuLead}
          label={rightsMessages.saveClaims}
          draft={draft}
          options={options}
          wish={{ menu: { label: menu.label, claims } }}
          revision={menu.revision}
          saved={actMessages.saved(rightsMessages.thing)}
          onSave={({ label, revision }, { reason }) =>
            mutateAsync({ label, claims, revision, reason })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
