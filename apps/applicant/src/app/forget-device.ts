import { forgetApplicantAccess } from "@polyportal/api-client/client/applicant-token";
import {
  keptAnswersKey,
  workerCachePrefix,
  workerPath,
} from "@polyportal/domain/application/worker";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { invoiceDrafts } from "./invoice-drafts.ts";

type Closing = { programme: string; applicantId: string };

/** Clears what this device kept of an application: its token, its words, and the worker with its files. */
export async function forgetOnDevice({ programme, applicantId }: Closing): Promise<void> {
  forgetApplicantAccess(programme);
  removeDrafts(`${applicantId}:`);
  removeDrafts(invoiceDrafts);
  try {
    sessionStorage.removeItem(keptAnswersKey);
  } catch {
    // Nothing was kept.
  }
  if (!("serviceWorker" in navigator)) return;
  const [workers, caches] = await Promise.all([
    navigator.serviceWorker.getRegistrations(),
    globalThis.caches.keys(),
  ]);
  await Promise.allSettled([
    ...workers
      .filter(({ active }) => active?.scriptURL.endsWith(workerPath))
      .map((worker) => worker.unregister()),
    ...caches
      .filter((name) => name.startsWith(workerCachePrefix))
      .map((name) => globalThis.caches.delete(name)),
  ]);
}
