import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { sheetQueueWords as words } from "@polyportal/domain/messages/sheet-queue";
import { reviewPath } from "@polyportal/domain/routes/staff-paths";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { isTyping } from "../../parts/list/key-listeners.ts";
import { usesSingleKeys } from "../../parts/list/single-keys.ts";
import { usePageKeys } from "../../parts/list/use-page-keys.ts";
import type { Decision } from "./decide.tsx";

type Props = {
  /** The sheet that is looked at; null of one that nobody has begun. */
  id: string | null;
  /** What the reader may decide about it now. */
  may: readonly Decision[];
  onAct: (act: Decision) => void;
};

/** The other sheets that wait for the reader, to go on to by links and keys; this one is decided about by keys. */
export function SheetQueue({ id, may, onAct }: Props) {
  const navigate = useNavigate();
  const { data } = useQuery(queryOptionsFor(useClient(), "listScoreSheets", { size: largestPage }));
  const waiting = data?.items ?? [];
  const at = waiting.findIndex((one) => one.id === id);
  // From a sheet that does not wait, or no more, the queue begins anew.
  const pathAt = (place: number) => {
    const one = waiting[place];
    return one && reviewPath(one.courseId, one.sessionId);
  };
  const [previous, next] = [at < 0 ? undefined : pathAt(at - 1), pathAt(at + 1)];
  const ask = (act: Decision | undefined) => (act ? () => onAct(act) : undefined);
  const go = (path: string | undefined) => (path ? () => void navigate(path) : undefined);
  const keys = new Map([
    ["a", ask(may.find((act) => act !== "return"))],
    ["r", ask(may.find((act) => act === "return"))],
    ["j", go(next)],
    ["k", go(previous)],
  ]);
  usePageKeys(({ key, target }) => {
    if (isTyping(target) || !usesSingleKeys()) return false;
    const act = keys.get(key.toLowerCase());
    if (!act) return false;
    act();
    return true;
  });
  if (!previous && !next && may.length === 0) return null;
  return (
    <nav aria-label={words.label} className="mt-8 flex flex-wrap items-center gap-4">
      {previous && (
        <Button asChild variant="secondary">
          <Link href={previous}>{words.previous}</Link>
        </Button>
      )}
      {next && (
        <Button asChild variant="secondary">
          <Link href={next}>{words.next}</Link>
        </Button>
      )}
      <span className="text-ink-muted">{words.keys}</span>
    </nav>
  );
}
