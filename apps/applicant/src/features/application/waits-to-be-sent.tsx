import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { useEffect } from "react";
import { sectionFormId } from "./section-form.tsx";
import { waitingNow } from "./waiting.ts";

/** Shown in a section that could not be saved offline. Sends it once when the network is back. */
export function WaitsToBeSent({ reloaded, draftKey }: { reloaded: boolean; draftKey?: string }) {
  useEffect(() => {
    const send = () =>
      // If it waits with others, it is sent with them.
      !(draftKey && waitingNow().has(draftKey)) &&
      document.querySelector<HTMLFormElement>(`#${sectionFormId}`)?.requestSubmit();
    // After a reload there may already be a network. A save that just failed is not retried at once.
    if (reloaded && navigator.onLine) send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [reloaded, draftKey]);
  return <p role="status">{wizardMessages.waitsToBeSent}</p>;
}
