import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { useEffect } from "react";
import { sectionFormId } from "./section-form.tsx";
import { waitingNow } from "./waiting.ts";

/** In the section whose save has met no network: sends it as soon as that is back, once. */
export function WaitsToBeSent({ reloaded, draftKey }: { reloaded: boolean; draftKey?: string }) {
  useEffect(() => {
    const send = () =>
      // In line with others it is sent from there.
      !(draftKey && waitingNow().has(draftKey)) &&
      document.querySelector<HTMLFormElement>(`#${sectionFormId}`)?.requestSubmit();
    // After a reload the network may be there already. What has just failed is not tried at once again.
    if (reloaded && navigator.onLine) send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [reloaded, draftKey]);
  return <p role="status">{wizardMessages.waitsToBeSent}</p>;
}
