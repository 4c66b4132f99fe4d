import { lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { SetupList } from "./setup-list.tsx";

const OneSetup = lazy(async () => ({ default: (await import("./one-setup.tsx")).OneSetup }));

/** What one can apply for in a session, or the one programme that the address names. */
export function Page() {
  const [params] = useSearchParams();
  const slug = params.get("programme");
  const session = Number(params.get("of"));
  return slug && session > 0 ? (
    <OneSetup key={`${slug} ${session}`} slug={slug} sessionId={session} />
  ) : (
    <SetupList />
  );
}
