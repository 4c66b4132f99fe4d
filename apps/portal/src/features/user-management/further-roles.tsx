import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages } from "@polyportal/domain/messages/users";
import { furtherRoles } from "@polyportal/domain/user-management/staff-roles";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { useState } from "react";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";

type User = Output<"getUser">;
type Role = (typeof furtherRoles)[number];

const { giveRole, takeRole, roleQuestion } = userMessages;

/** The administrative roles of an official besides the main one, given and taken. */
export function FurtherRoles({ user }: { user: User }) {
  const mayEnter = useMay("users.enter", "assignRole");
  const [asked, setAsked] = useState<{ role: Role; has: boolean }>();
  const { mutateAsync } = useOperation("assignRole", { invalidates: ["getUser", "listUsers"] });
  const others = furtherRoles.filter((role) => role !== user.mainRole);
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ink-muted">{userMessages.furtherRolesLead}</p>
      <ul className="divide-y divide-line rounded border border-line bg-paper-raised">
        {others.map((role) => {
          const has = user.furtherRoles.includes(role);
          return (
            <li
              key={role}
              className="flex min-h-control flex-wrap items-center justify-between gap-x-4 px-4 py-1"
            >
              <span className="flex items-center gap-3">
                {roleLabel(role)}
                {has && <Badge status="success">{userMessages.held.yes}</Badge>}
              </span>
              <Button
                variant="quiet"
                size="small"
                disabled={!mayEnter || user.userType !== "official"}
                onClick={() => setAsked({ role, has: !has })}
              >
                {has ? takeRole : giveRole}
                <span className="sr-only">: {role}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <AskAct
          title={`${asked.has ? giveRole : takeRole}: ${roleLabel(asked.role)}`}
          question={roleQuestion(user.fullName, asked.role, asked.has)}
          label={asked.has ? giveRole : takeRole}
          danger={!asked.has}
          onClose={() => setAsked(undefined)}
          onAct={async (given) => {
            const { waits } = await mutateAsync({ id: user.id, ...asked, ...given });
            tellOutcome(waits, actMessages.saved(userMessages.thing));
          }}
        >
          <WhoGains wish={{ furtherRole: { id: user.id, ...asked } }} />
        </AskAct>
      )}
    </div>
  );
}
