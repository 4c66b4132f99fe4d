import { scoreSheetList } from "@polyportal/api-client/list/score-sheets";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { amendmentPages } from "@polyportal/domain/messages/amendments";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import {
  amendmentsPath,
  boardClassesPath,
  unstartedPath,
} from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { isOfAllSessions } from "@polyportal/domain/score-sheet/waits";
import { Button } from "@polyportal/ui/button";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { inAllSessions, useListFilters } from "../../parts/list/use-list-filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { isBeside } from "./beside.ts";
import type { Decision, SeenSheet } from "./decide.tsx";
import { forwardActs, useDecides } from "./use-decides.ts";
import { pathOf, sheets, type Sheet } from "./work-list-columns.tsx";

const Deadlines = lazyPart(async () => (await import("./deadlines.tsx")).Deadlines);
const BesideWorkList = lazyPart(
  async () => (await import("./beside-work-list.tsx")).BesideWorkList,
);
const Decide = lazyPart(async () => (await import("./decide.tsx")).Decide);

const rowActions = (sheet: Sheet) => [{ label: words.review, href: pathOf(sheet) }];

// What waits does so whatever the session.
const inAll = inAllSessions(scoreSheetList);

const byCode = { called: pasteListMessages.rows.courseCodes, of: sheets.rowLabel };

/** What waits for an office: score sheets; beside them what is said after a hash. */
export function Page() {
  const { hash } = useLocation();
  if (!isBeside(hash)) return <WorkList />;
  return (
    <Suspense fallback={<PageLoader />}>
      <BesideWorkList hash={hash} />
    </Suspense>
  );
}

/** Score sheets that wait for an office, decided about one by one or many at once. */
function WorkList() {
  const mayDate = useMay("results.publish", "saveResultDeadline");
  const sessions = useSessions();
  const [dating, setDating] = useState(false);
  const [deciding, setDeciding] = useState<{
    act: Decision;
    sheets: readonly SeenSheet[];
    clear: () => void;
  }>();
  // Which revision each chosen row was seen at, and what can be decided, also of rows of other pages.
  const seen = useRef(new Map<string, Seen>());
  const decides = useDecides();
  const asked = useAddress()[0].getAll("state");
  const states = sheetStates.filter((state) => asked.includes(state));
  const ofAll = isOfAllSessions(states.length > 0 ? states : undefined, decides);
  const note = (sheet: Sheet): string => {
    const { id, revision, act } = sheet;
    seen.current.set(id, { id, revision, act });
    return id;
  };
  const bulkActions = ({ ids, clear }: TableSelection) => {
    const chosen = ids.flatMap((id) => seen.current.get(id) ?? []);
    return actsOn(chosen).map(({ act, sheets }) => (
      <Button
        key={act}
        size="small"
        variant={act === "return" ? "danger" : "secondary"}
        onClick={() => setDeciding({ act, sheets, clear })}
      >
        {words[act === "return" ? "giveBack" : act]}
      </Button>
    ));
  };
  return (
    <ListPage
      {...sheets}
      lead={decides ? words.workListLead : words.ownSheetsLead}
      filters={useListFilters(ofAll ? inAll : scoreSheetList)}
      rowId={decides ? note : sheets.rowId}
      rowActions={rowActions}
      history="scoreSheet"
      empty={decides ? words.nothingWaits : words.noOwnSheet}
      bulkActions={decides ? bulkActions : undefined}
      pasted={decides ? byCode : undefined}
      actions={
        <>
          <AmendmentsLink />
          {decides && <ButtonLink href={unstartedPath}>{words.notStarted}</ButtonLink>}
          {decides && <ButtonLink href={boardClassesPath}>{words.byClass}</ButtonLink>}
          {mayDate && (
            <Button variant="secondary" onClick={() => setDating(true)}>
              {words.deadlines}
            </Button>
          )}
        </>
      }
      over={
        <>
          {deciding && (
            <Decide {...deciding} onClose={() => setDeciding(undefined)} onDone={deciding.clear} />
          )}
          {dating && <Deadlines sessions={sessions} onClose={() => setDating(false)} />}
        </>
      }
    />
  );
}

/** The way to the amendments, with how many wait. */
function AmendmentsLink() {
  const { data } = useQuery(queryOptionsFor(useClient(), "listAmendments", { size: 1 }));
  return <ButtonLink href={amendmentsPath}>{amendmentPages.waiting(data?.total ?? 0)}</ButtonLink>;
}

/** A row as it was seen, with the step that its reader may take it further by. */
type Seen = SeenSheet & Pick<Sheet, "act">;

const seenOf = ({ id, revision }: Seen): SeenSheet => ({ id, revision });

/** What can be decided about the chosen: each step for those that wait for it, and the way back for all of them. */
function actsOn(chosen: readonly Seen[]): { act: Decision; sheets: readonly SeenSheet[] }[] {
  const own = forwardActs.flatMap((act) => {
    const sheets = chosen.filter((one) => one.act === act).map(seenOf);
    return sheets.length > 0 ? [{ act, sheets }] : [];
  });
  if (own.length === 0) return [];
  return [...own, { act: "return", sheets: chosen.filter(({ act }) => act).map(seenOf) }];
}
