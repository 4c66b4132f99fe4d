import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { stepHash } from "@polyportal/domain/application/steps";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSignInAgain, type Opened } from "./opened.tsx";
import { recordOptions } from "./queries.ts";
import type { Located, SectionFlow } from "./section.ts";

/** How a section of the wizard goes back, on, or out. */
export function useSectionFlow(
  opened: Opened,
  { index, hash }: Located,
  onPhotoMissing: () => void,
): SectionFlow {
  const { programme, rrr } = opened;
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain(opened);
  const { queryKey } = recordOptions(client, opened);

  const change = (changes: Partial<ApplicationRecord>) =>
    queryClient.setQueryData(queryKey, (record) => record && { ...record, ...changes });
  const open = (at: number) => navigate({ hash: stepHash(at) });

  return {
    draftKey: `${rrr}:${hash}`,
    onPrevious: index > 0 ? () => open(index - 1) : undefined,
    onSaved: (saved, notice) => {
      toast({ ...notice, tone: "success" });
      const last = index === programme.steps.length - 1;
      // A completed form leads to its slip.
      change({ saved, formCompleted: last });
      if (last) return;
      // The next section need not wait for what this one has saved.
      void queryClient.invalidateQueries({ queryKey });
      open(index + 1);
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.status === 401) signInAgain();
      else if (error.code === "passport_missing") onPhotoMissing();
      else if (error.code === "application_completed") {
        // Sent in another tab, or by a request whose answer was lost.
        toast({ title: error.title, body: error.message });
        change({ formCompleted: true });
      } else return false;
      return true;
    },
    onPhotoMissing,
  };
}
