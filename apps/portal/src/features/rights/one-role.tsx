import { invalidate } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Tabs } from "@polyportal/ui/tabs";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { GuardUnsaved } from "../../parts/form/guard-unsaved.tsx";
import { RoleClaims } from "./role-claims.tsx";
import type { RoleRow } from "./role-list.tsx";
import { useDraft } from "./use-draft.ts";

// What became of a role is asked on few visits.
const History = lazyPart(async () => (await import("../../parts/history/history.tsx")).History);

const claimsOf = ({ claims }: RoleRow) => claims.toSorted();

/** One role. What is ticked outlasts a look at its history. */
export function OneRole({ role, roles }: { role: RoleRow; roles: readonly RoleRow[] }) {
  const queryClient = useQueryClient();
  const draft = useDraft(role, claimsOf, () => invalidate(queryClient, ["listRoleClaims"]));
  const name = roleLabel(role.role);
  return (
    <>
      {draft.changed && <GuardUnsaved record="role" />}
      <Tabs
        label={rightsMessages.roleTitle(name)}
        tabs={[
          {
            hash: "rights",
            label: rightsMessages.roleColumns.claims,
            content: <RoleClaims role={role} roles={roles} draft={draft} />,
          },
          {
            hash: "history",
            label: auditMessages.history,
            content: (
              <Suspense fallback={<PageLoader />}>
                <History subject="role" id={role.role} name={name} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
