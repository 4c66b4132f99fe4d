import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName, claimRows, type Claim } from "@polyportal/domain/rights/claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import { Alert } from "@polyportal/ui/alert";
import { Progress } from "@polyportal/ui/progress";
import { toast } from "@polyportal/ui/toast";
import { useEffect } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { comparedTicks, DraftConflict } from "./draft-conflict.tsx";
import type { RoleRow } from "./role-list.tsx";
import type { Draft } from "./use-draft.ts";

type Props = { role: RoleRow; draft: Draft<RoleRow>; onClose: () => void };

const fieldsOf = comparedTicks(claimRows.map(({ claim, name }) => ({ value: claim, label: name })));

/** Who gains and who loses by a change of a role's rights, and the change itself. */
export function SaveClaims({ role, draft, onClose }: Props) {
  const claims = draft.value as Claim[];
  const preview = useOperation("previewRoleClaims");
  const { mutateAsync } = useOperation("saveRoleClaims", {
    invalidates: ["getUser", "listUsers", "getProfile", "getHistory"],
  });
  const { mutate } = preview;
  useEffect(() => mutate({ role: role.role, claims }), [mutate, role.role, claims]);
  const { gains = [], loses = [] } = preview.data ?? {};
  const words = wordsOfRole(role.role);
  return (
    <AskAct
      title={rightsMessages.savingTitle(roleLabel(role.role))}
      question={preview.data ? rightsMessages.savingQuestion(gains.length, loses.length) : ""}
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
      <DraftConflict
        draft={{
          ...draft,
          keepMine() {
            draft.keepMine();
            // Against what is there now.
            mutate({ role: role.role, claims });
          },
        }}
        fieldsOf={fieldsOf}
        onTaken={onClose}
      />
      {preview.isPending && <Progress label={rightsMessages.preview} />}
      {preview.error && <Alert tone="fail">{preview.error.message}</Alert>}
      {preview.data && gains.length + loses.length === 0 && <p>{rightsMessages.nobody}</p>}
      <Differences title={rightsMessages.gains} differences={gains} />
      <Differences title={rightsMessages.loses} differences={loses} />
    </AskAct>
  );
}

type DifferencesProps = {
  title: string;
  differences: Output<"previewRoleClaims">["gains"];
};

function Differences({ title, differences }: DifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line">
        {differences.map(({ claim, count, people }) => (
          <li key={claim} className="py-1.5">
            <span className="first-letter:uppercase inline-block">{claimName(claim)}</span>
            <span className="block text-14 text-ink-muted">
              {rightsMessages.people(count, people)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
