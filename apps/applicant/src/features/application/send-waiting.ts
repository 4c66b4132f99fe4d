import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf } from "@polyportal/domain/application/steps";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import type { Frame } from "@polyportal/domain/programmes/programme";
import { readDraft, removeDraft, writeDraft } from "@polyportal/ui/draft-store";
import { toast } from "@polyportal/ui/toast";
import type { SectionFlow, Way } from "./section.ts";
import { draftKeyOf, letWaitNoMore, waitingNow } from "./waiting.ts";

type Queue = Pick<SectionFlow, "onRefused"> & {
  steps: readonly Frame[];
  record: ApplicationRecord;
  change: (changes: Pick<ApplicationRecord, "saved">) => void;
  /** Fetches what the server has now. */
  fresh: () => Promise<unknown>;
  /** Opens a section. */
  show: (step: Frame) => void;
};

let running: Promise<Way> | undefined;

/** Sends waiting sections in the form's order until one is refused. */
export const sendWaiting = (queue: Queue): Promise<Way> =>
  (running ??= sendAll(queue).finally(() => {
    running = undefined;
  }));

async function sendAll({ steps, record, change, fresh, onRefused, show }: Queue): Promise<Way> {
  let { saved } = record;
  let way: Way = "sent";
  for (const step of steps) {
    const key = draftKeyOf(record, step);
    const waiting = waitingNow().get(key);
    if (!waiting) {
      // Earlier sections must be sent first.
      if (saved.includes(idOf(step))) continue;
      break;
    }
    try {
      const answer = await waiting.send();
      if (answer) ({ saved } = answer);
      else way = "refused";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === "offline") return "offline";
      // For conflicting versions the form shows both. Otherwise it sends the section again and shows the
      // error.
      const changed = error.code === "section_changed";
      const draft = changed ? readDraft(key) : undefined;
      if (draft) writeDraft(key, { ...draft, waits: undefined });
      const dealt = onRefused(error);
      if (!dealt) toast({ ...wizardMessages.saveFailed, body: error.message, status: "fail" });
      if (!dealt || changed) show(step);
      way = "refused";
    }
    letWaitNoMore(key);
    if (way === "refused") break;
    removeDraft(key);
    toast({ ...waiting.notice, status: "success" });
    change({ saved });
  }
  if (saved !== record.saved) await fresh().catch(() => {});
  return way;
}
