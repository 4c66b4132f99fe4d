import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { SetupList } from "./setup-list.tsx";

const OneSetup = lazyPart(async () => (await import("./one-setup.tsx")).OneSetup);
const SeatList = lazyPart(async () => (await import("./seat-list.tsx")).SeatList);

/** Who sits at a date of a screening; what one can apply for in a session, or the one programme that the address names. */
export function Page() {
  const [params] = useSearchParams();
  const sitting = params.get("seats");
  if (sitting) return <SeatList key={sitting} sitting={sitting} />;
  const slug = params.get("programme");
  const session = Number(params.get("of"));
  return slug && session > 0 ? (
    <OneSetup key={`${slug} ${session}`} slug={slug} sessionId={session} />
  ) : (
    <SetupList />
  );
}
