import { pageWaits } from "@polyportal/api-client/client/return-to";
import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part.ts";

// Most who come here had no session: they do not pay for its end.
const SessionEndedAlert = lazyPart(
  async () => (await import("./session-ended-alert.tsx")).SessionEndedAlert,
);

const never = () => () => {};

/**
 * Says so where a session has ended in this tab, or a page behind the sign-in was opened without one;
 * nothing otherwise, nor in the prerendered page.
 */
export function SessionEnded() {
  const waits = useSyncExternalStore(never, pageWaits, () => false);
  return (
    waits && (
      <Suspense fallback={null}>
        <SessionEndedAlert />
      </Suspense>
    )
  );
}
