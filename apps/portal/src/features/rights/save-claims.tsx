import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimRows, type Claim } from "@polyportal/domain/rights/claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import type { RoleRow } from "./role-list.tsx";
import { SaveTicks } from "./save-ticks.tsx";
import type { Draft } from "./use-draft.ts";

type Props = { role: RoleRow; draft: Draft<RoleRow>; onClose: () => void };

const options = claimRows.map(({ claim, name }) => ({ value: claim, label: name }));

/** Who gains and who loses by a change of a role's rights, and the change itself. */
export function SaveClaims({ role: { role, revision }, draft, onClose }: Props) {
  const claims = draft.value as Claim[];
  const { mutateAsync } = useOperation("saveRoleClaims", {
    invalidates: ["getUser", "listUsers", "getProfile", "getHistory"],
  });
  return (
    <SaveTicks
      title={rightsMessages.savingTitle(roleLabel(role))}
      question={rightsMessages.savingQuestion}
      words={wordsOfRole(role)}
      label={rightsMessages.save}
      draft={draft}
      options={options}
      wish={{ roleClaims: { role, claims } }}
      revision={revision}
      saved={rightsMessages.saved(roleLabel(role))}
      onSave={(from, given) => mutateAsync({ role, claims, revision: from.revision, ...given })}
      onClose={onClose}
    />
  );
}
