import { sessionHasEnded } from "@polyportal/api-client/client/return-to";
import { lazy, Suspense, useSyncExternalStore } from "react";

// Most who come here had no session: they do not pay for its end.
const SessionEndedAlert = lazy(async () => ({
  default: (await import("./session-ended-alert.tsx")).SessionEndedAlert,
}));

const never = () => () => {};

/** Says so where a session has ended in this tab; nothing otherwise, nor in the prerendered page. */
export function SessionEnded() {
  const ended = useSyncExternalStore(never, sessionHasEnded, () => false);
  return (
    ended && (
      <Suspense fallback={null}>
        <SessionEndedAlert />
      </Suspense>
    )
  );
}
