import { Suspense } from "react";
import { useBeforeUnload } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useHeldBack } from "./use-held-back.ts";

// The dialog is larger than all code that opens it, and few visits need it.
const LeaveGuard = lazyPart(async () => (await import("@polyportal/ui/leave-guard")).LeaveGuard);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export type GuardProps = {
  /** The search parameter that names the edited record. Other parameters are views of the same record. */
  record?: string;
};

/**
 * Asks before this page is left, by a link, by Back or by closing the tab. Render it while something is
 * changed and not saved.
 */
export function GuardUnsaved({ record }: GuardProps) {
  useBeforeUnload(ask);
  const guard = useHeldBack(record);
  if (guard.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <LeaveGuard {...guard} />
    </Suspense>
  );
}
