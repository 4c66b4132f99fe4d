import { Suspense } from "react";
import { useBeforeUnload } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useHeldBack } from "./use-held-back.ts";

// The question's dialog weighs more than all that asks for it, and few visits come to it.
const LeaveGuard = lazyPart(async () => (await import("@polyportal/ui/leave-guard")).LeaveGuard);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export type GuardProps = {
  /** The part of the address that names what is changed; its other parts are views of the same. */
  record?: string;
};

/**
 * Asks before this page is left, by a link, by Back or with the tab. It is drawn while something on the
 * page is changed and not saved.
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
