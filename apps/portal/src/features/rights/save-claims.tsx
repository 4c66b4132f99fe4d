import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimRows, type Claim } from "@polyportal/domain/rights/claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import { toast } from "@polyportal/ui/toast";
import { AskAct } from "../../parts/act/ask.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { comparedTicks, DraftConflict } from "./draft-conflict.tsx";
import type { RoleRow } from "./role-list.tsx";
import type { Draft } from "./use-draft.ts";

type Props = { role: RoleRow; draft: Draft<RoleRow>; onClose: () => void };

const fieldsOf = comparedTicks(claimRows.map(({ claim, name }) => ({ value: claim, label: name })));

/** Who gains and who loses by a change of a role's rights, and the change itself. */
export function SaveClaims({ role, draft, onClose }: Props) {
  const claims = draft.value as Claim[];
  const { mutateAsync } = useOperation("saveRoleClaims", {
    invalidates: ["getUser", "listUsers", "getProfile", "getHistory"],
  });
  const words = wordsOfRole(role.role);
  return (
    <AskAct
      title={rightsMessages.savingTitle(roleLabel(role.role))}
      question={rightsMessages.savingQuestion}
      words={words}
      label={rightsMessages.save}
      onClose={onClose}
      onAct={async (given) => {
        const saved = await draft.save(({ revision }) =>
          mutateAsync({ role: role.role, claims, revision, ...given }),
        );
        if (saved) toast({ title: rightsMessages.saved(roleLabel(role.role)), tone: "success" });
        return saved;
      }}
    >
      <DraftConflict draft={draft} fieldsOf={fieldsOf} onTaken={onClose} />
      <WhoGains key={role.revision} wish={{ roleClaims: { role: role.role, claims } }} />
    </AskAct>
  );
}
