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
import type { Filter } from "@polyportal/ui/filter";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { ofDepartments, ofLevels, ofSemester, ofSession } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { isBeside } from "./beside.ts";
import type { Decision, SeenSheet } from "./decide.tsx";
import { columns, pathOf, type Sheet } from "./work-list-columns.tsx";

const Deadlines = lazyPart(async () => (await import("./deadlines.tsx")).Deadlines);
const BesideWorkList = lazyPart(
  async () => (await import("./beside-work-list.tsx")).BesideWorkList,
);
const Decide = lazyPart(async () => (await import("./decide.tsx")).Decide);

const { columns: heads } = words;

const idOf = ({ id }: Sheet) => id;
const nameOf = ({ code }: Sheet) => code;
const rowActions = (sheet: Sheet) => [{ label: words.review, href: pathOf(sheet) }];

const byCode = { called: pasteListMessages.rows.courseCodes, of: nameOf };

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
  const { claims } = useProfile();
  const units = useUnits();
  const sessions = useSessions();
  const [dating, setDating] = useState(false);
  const [deciding, setDeciding] = useState<{
    act: Decision;
    sheets: readonly SeenSheet[];
    clear: () => void;
  }>();
  // Which revision each chosen row was seen at, and what can be decided, also of rows of other pages.
  const seen = useRef(new Map<string, Seen>());
  const decides = decisions.some((act) => claims.includes(`results.${act}`));
  const asked = useAddress()[0].getAll("state");
  const states = sheetStates.filter((state) => asked.includes(state));
  const ofAll = isOfAllSessions(states.length > 0 ? states : undefined, decides);
  const filters = useMemo(
    (): readonly Filter[] => [
      (ofAll ? ofSession : ofSessionOrCurrent)(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
      {
        kind: "several",
        name: "state",
        label: heads.state,
        options: sheetStates.map((state) => ({ value: state, label: words.states[state] })),
      },
    ],
    [ofAll, sessions, units],
  );
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
      list="listScoreSheets"
      title={words.workList}
      lead={decides ? words.workListLead : words.ownSheetsLead}
      columns={columns}
      filters={filters}
      searchLabel={words.searchSheets}
      rowId={decides ? note : idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      history="scoreSheet"
      empty={decides ? words.nothingWaits : words.noOwnSheet}
      exported
      bulkActions={decides ? bulkActions : undefined}
      pasted={decides ? byCode : undefined}
      actions={
        <>
          <AmendmentsLink />
          {decides && (
            <Button asChild variant="secondary">
              <BareLink href={unstartedPath}>{words.notStarted}</BareLink>
            </Button>
          )}
          {decides && (
            <Button asChild variant="secondary">
              <BareLink href={boardClassesPath}>{words.byClass}</BareLink>
            </Button>
          )}
          {claims.includes("results.publish") && (
            <Button variant="secondary" onClick={() => setDating(true)}>
              {words.deadlines}
            </Button>
          )}
        </>
      }
      over={
        <Suspense fallback={null}>
          {deciding && (
            <Decide {...deciding} onClose={() => setDeciding(undefined)} onDone={deciding.clear} />
          )}
          {dating && <Deadlines sessions={sessions} onClose={() => setDating(false)} />}
        </Suspense>
      }
    />
  );
}

/** The way to the amendments, with how many wait. */
function AmendmentsLink() {
  const { data } = useQuery(queryOptionsFor(useClient(), "listAmendments", { size: 1 }));
  return (
    <Button asChild variant="secondary">
      <BareLink href={amendmentsPath}>{amendmentPages.waiting(data?.total ?? 0)}</BareLink>
    </Button>
  );
}

const decisions = ["check", "approve", "publish"] as const;

/** A row as it was seen, with the step that its reader may take it further by. */
type Seen = SeenSheet & Pick<Sheet, "act">;

const seenOf = ({ id, revision }: Seen): SeenSheet => ({ id, revision });

/** What can be decided about the chosen: each step for those that wait for it, and the way back for all of them. */
function actsOn(chosen: readonly Seen[]): { act: Decision; sheets: readonly SeenSheet[] }[] {
  const own = decisions.flatMap((act) => {
    const sheets = chosen.filter((one) => one.act === act).map(seenOf);
    return sheets.length > 0 ? [{ act, sheets }] : [];
  });
  if (own.length === 0) return [];
  return [...own, { act: "return", sheets: chosen.filter(({ act }) => act).map(seenOf) }];
}
