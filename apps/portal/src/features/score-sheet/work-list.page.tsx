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
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { BulkButton } from "../../parts/act/bulk-button.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { inAllSessions, useListFilters } from "../../parts/list/use-list-filters.ts";
import { useOver } from "../../parts/list/use-over.tsx";
import { useSeen } from "../../parts/list/use-seen.ts";
import { actsOn } from "./acts-on.ts";
import { isBeside } from "./beside.ts";
import { useDecides } from "./use-decides.ts";
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
  const decides = useDecides();
  const asked = useAddress()[0].getAll("state");
  const states = sheetStates.filter((state) => asked.includes(state));
  const ofAll = isOfAllSessions(states.length > 0 ? states : undefined, decides);
  const seen = useSeen<Sheet>();
  const [over, open] = useOver();
  const bulkActions = ({ ids, clear }: TableSelection) =>
    actsOn(seen.rowsOf(ids)).map(({ act, sheets: chosen }) => (
      <BulkButton
        key={act}
        danger={act === "return"}
        onClick={() => open(Decide, { act, sheets: chosen, onDone: clear })}
      >
        {words[act === "return" ? "giveBack" : act]}
      </BulkButton>
    ));
  return (
    <ListPage
      {...sheets}
      lead={decides ? words.workListLead : words.ownSheetsLead}
      filters={useListFilters(ofAll ? inAll : scoreSheetList)}
      rowId={decides ? seen.idOf : sheets.rowId}
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
            <Button variant="secondary" onClick={() => open(Deadlines, {})}>
              {words.deadlines}
            </Button>
          )}
        </>
      }
      over={over}
    />
  );
}

/**
 * The way to the amendments, with how many wait. The number comes later, over the button's edge: within the
 * button it would push the next ones to another line, from under a press.
 */
function AmendmentsLink() {
  const { data } = useQuery(queryOptionsFor(useClient(), "listAmendments", { size: 1 }));
  const count = data?.total ?? 0;
  return (
    <span className="relative">
      <ButtonLink href={amendmentsPath} aria-label={amendmentPages.waiting(count)}>
        {amendmentPages.title}
      </ButtonLink>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -end-2 -top-2 min-w-5 rounded-full bg-clay px-1 text-center text-14 leading-5 font-semibold text-paper-raised tabular-nums print:hidden"
        >
          {count}
        </span>
      )}
    </span>
  );
}
