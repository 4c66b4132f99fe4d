import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { idOf, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSignInAgain, type Opened } from "./opened.tsx";
import { recordOptions } from "./queries.ts";
import { checkHash, type Located, type SectionFlow } from "./section.ts";

/** How a section of the wizard goes back, on, or out. */
export function useSectionFlow(
  opened: Opened,
  record: ApplicationRecord,
  section: Located | undefined,
  onPhotoMissing: () => void,
): SectionFlow {
  const { programme } = opened;
  const { step, field } = section ?? {};
  const id = step && idOf(step);
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain(opened);
  const { queryKey } = recordOptions(client, opened);

  const change = (changes: Partial<ApplicationRecord>) =>
    queryClient.setQueryData(queryKey, (record) => record && { ...record, ...changes });
  /** A completed form leads to its slip and is changed no more: the device need not keep its words. */
  const complete = () => {
    removeDrafts(`${record.applicantId}:`);
    change({ formCompleted: true });
  };
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  const steps = stepsFor(programme, record.answers);
  const index = step ? steps.indexOf(step) : steps.length;
  /** Beyond the sections, or back from a single change, comes the check. */
  const open = (at: number) => {
    const to = field === undefined ? steps[at] : undefined;
    return navigate({ hash: to ? stepHash(programme, idOf(to)) : checkHash });
  };

  return {
    draftKey: `${record.applicantId}:${id ?? checkHash}`,
    about: { programme, record, step },
    onChangedElsewhere: refetch,
    began: (id && record.savedAt[id]) ?? null,
    field,
    onPrevious: index > 0 || field !== undefined ? () => void open(index - 1) : undefined,
    onSaved: (saved, notice) => {
      toast({ ...notice, tone: "success" });
      change({ saved });
      // The next section need not wait for what this one has saved.
      refetch();
      void open(index + 1);
    },
    onSent: complete,
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.status === 401) signInAgain();
      else if (error.code === "passport_missing") onPhotoMissing();
      else if (error.code === "application_completed") {
        // Sent in another tab, or by a request whose answer was lost.
        toast({ title: error.title, body: error.message });
        complete();
      } else if (error.code === "section_changed") {
        toast({ title: error.title, body: error.message });
        refetch();
      } else return false;
      return true;
    },
    onPhotoMissing,
  };
}
