import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { idOf, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import { queuedNotice } from "@polyportal/domain/messages/queued";
import type { Frame } from "@polyportal/domain/programmes/programme";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { toast } from "@polyportal/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useSignInAgain, type Opened } from "./opened.tsx";
import { recordOptions } from "./queries.ts";
import { checkHash, type Located, type SectionFlow } from "./section.ts";
import { fetchNext } from "./steps/sections.ts";
import { draftKeyOf, letWait, progressHere, waitingNow } from "./waiting.ts";

/** How a section of the wizard goes back, continues, or ends. */
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
  /** A completed form leads to its slip and no longer changes, so its drafts are deleted. */
  const complete = () => {
    removeDrafts(`${record.applicantId}:`);
    change({ formCompleted: true });
  };
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  /** Fetches the record in the background, without re-rendering the form that is being filled in. */
  const fresh = () => queryClient.fetchQuery({ ...recordOptions(client, opened), staleTime: 0 });
  const steps = stepsFor(programme, record.answers);
  const index = step ? steps.indexOf(step) : steps.length;
  /** After the last section, or after a single change, opens the check. */
  const open = (at: number) => {
    const to = field === undefined ? steps[at] : undefined;
    return navigate({ hash: to ? stepHash(programme, idOf(to)) : checkHash });
  };
  const show = (one: Frame) => void navigate({ hash: stepHash(programme, idOf(one)) });
  /** If the next section's code cannot be loaded, this section stays and says that it waits. */
  const goOn = async (next: Frame) => {
    if (!(await fetchNext(programme, next))) return;
    toast({ ...queuedNotice, status: "info" });
    show(next);
  };
  const onRefused: SectionFlow["onRefused"] = (error) => {
    if (!(error instanceof ApiError)) return false;
    if (error.status === 401) signInAgain();
    else if (error.code === "passport_missing") onPhotoMissing();
    else if (error.code === "application_completed") {
      // It was sent in another tab, or by a request whose answer was lost.
      toast({ title: error.title, body: error.message });
      complete();
    } else if (error.code === "section_changed") {
      toast({ title: error.title, body: error.message });
      refetch();
    } else return false;
    return true;
  };

  return {
    draftKey: step ? draftKeyOf(record, step) : `${record.applicantId}:${checkHash}`,
    about: { programme, record, step },
    onChangedElsewhere: refetch,
    began: (id && record.savedAt[id]) ?? null,
    field,
    onPrevious: index > 0 || field !== undefined ? () => void open(index - 1) : undefined,
    onSaved: (saved, notice) => {
      toast({ ...notice, status: "success" });
      change({ saved });
      // Not awaited: the next section does not depend on this one's saved values.
      refetch();
      void open(index + 1);
    },
    sendWaiting: async () => {
      if (waitingNow().size === 0) return "sent";
      if (!navigator.onLine) return "offline";
      const here = step && waitingNow().has(draftKeyOf(record, step));
      // Normally loaded with the form; otherwise it needs the network.
      const sending = await import("./send-waiting.ts").catch(() => undefined);
      if (!sending) return "offline";
      const way = await sending.sendWaiting({ steps, record, onRefused, change, fresh, show });
      // If the next section could not be opened before, continue now.
      if (way === "sent" && here) void open(index + 1);
      return way;
    },
    onQueued: (waiting) => {
      if (!step) return;
      letWait(draftKeyOf(record, step), waiting);
      // The next questions may depend on these answers.
      const now = progressHere(steps, record, waitingNow());
      const next = stepsFor(programme, now.answers).find(
        (one) => one !== step && !now.saved.includes(idOf(one)),
      );
      if (!next) return;
      void goOn(next);
    },
    onSent: complete,
    onRefused,
    onPhotoMissing,
  };
}
