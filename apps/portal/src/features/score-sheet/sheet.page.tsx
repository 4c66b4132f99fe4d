import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { totalOf } from "@polyportal/domain/score-sheet/row";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EntryGrid } from "@polyportal/ui/entry-grid";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { ByDepartment, departmentsOf, useDepartment } from "./by-department.tsx";
import { ChosenRow } from "./chosen-row.tsx";
import { Conflicts } from "./conflicts.tsx";
import { wrongIn, type Entered, type Entry } from "./entry.ts";
import { Figures } from "./figures.tsx";
import { gridColumns, marksOf, rowDrawer } from "./grid-rows.ts";
import { ScoreTemplate } from "./score-template.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { sheetIn, type Which } from "./sheet-in.ts";
import { SheetOthers } from "./sheet-others.tsx";
import { SheetState } from "./sheet-state.tsx";
import { SheetWay } from "./sheet-way.tsx";
import { SubmitSheet } from "./submit-sheet.tsx";
import { useEntry } from "./use-entry.ts";

// Most visits type scores and upload none.
const UploadScores = lazy(async () => ({
  default: (await import("./upload-scores.tsx")).UploadScores,
}));

// What is published is seldom amended.
const SheetAmendments = lazy(async () => ({
  default: (await import("./sheet-amendments.tsx")).SheetAmendments,
}));

const RowHistory = lazy(async () => ({
  default: (await import("./row-history.tsx")).RowHistory,
}));

type Sheet = Output<"getScoreSheet">;

/** The scores of the course and session that the address names, entered as in a spreadsheet. */
export function Page() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const which = sheetIn(search);
  if (!which) return <Navigate to={staffPaths.myCourses} replace />;
  if (hash !== "#import" && !search.has("import")) {
    return <Scores key={`${which.courseId} ${which.sessionId}`} {...which} />;
  }
  return (
    <Suspense fallback={<PageLoader />}>
      <UploadScores {...which} />
    </Suspense>
  );
}

function Scores(which: Which) {
  const query = useQuery(queryOptionsFor(useClient(), "getScoreSheet", which));
  if (query.data) return <Entering sheet={query.data} />;
  return (
    <PortalPage title={words.open}>
      <Fetched query={query} label={words.fetching}>
        {() => null}
      </Fetched>
    </PortalPage>
  );
}

function Entering({ sheet }: { sheet: Sheet }) {
  const { userName } = useProfile();
  const { split, code, title, session, acts, closesAt } = sheet;
  const entered = useEntry(sheet, userName);
  const { entry, away, failure } = entered;
  const [place, setPlace] = useState<string>();
  const [goTo, setGoTo] = useState<{ row: string }>();
  const [fillIn, setFillIn] = useState<{ column: string; text: string }>();
  const [history, setHistory] = useState<string>();
  const [amending, setAmending] = useState<string>();
  const [draw] = useState(rowDrawer);
  const [openedAt] = useState(Date.now);
  const { chosen: department, choose } = useDepartment(sheet.rows);
  const several = useMemo(() => departmentsOf(sheet.rows).length > 1, [sheet.rows]);
  const columns = useMemo(
    () => gridColumns(split, several && !department),
    [split, several, department],
  );
  const locked = !acts.includes("enter");
  const inSight = useMemo(
    () =>
      [...entry.values()].filter(({ stands }) => !department || stands.department === department),
    [entry, department],
  );
  const rows = useMemo(
    () => draw(inSight, { split, locked, away }),
    [draw, inSight, split, locked, away],
  );
  const figures = useMemo(() => figuresOf(inSight, split), [inSight, split]);
  const row = history === undefined ? undefined : entry.get(history)?.stands;
  const chosen = place === undefined ? undefined : entry.get(place)?.stands;
  const amended = amending === undefined ? undefined : entry.get(amending)?.stands;
  return (
    <PortalPage
      title={words.scoresOf(code)}
      lead={words.about(title, session)}
      actions={
        <>
          {sheet.id && (
            <HistoryButton record="scoreSheet" id={sheet.id} name={words.scoresOf(code)} />
          )}
          {!locked && <ScoreTemplate {...sheet} />}
          {!locked && (
            <Button asChild variant="secondary">
              <BareLink href={`${scoreSheetPath(sheet.courseId, sheet.sessionId)}#import`}>
                {words.upload}
              </BareLink>
            </Button>
          )}
          {sheet.rows.length > 0 && (
            <Button asChild variant="secondary">
              <BareLink href={reviewPath(sheet.courseId, sheet.sessionId, "sheet")}>
                {words.print}
              </BareLink>
            </Button>
          )}
          <SubmitSheet
            sheet={sheet}
            rows={[...entry.values()].map(({ stands }) => stands)}
            settled={unsettled(entry) === 0}
            onRow={(row) => {
              setFillIn(undefined);
              choose(undefined);
              setGoTo({ row });
            }}
          />
        </>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SheetState state={sheet.id ? sheet.state : null} held={sheet.held} />
        {closesAt && (
          <span>
            {Date.parse(closesAt) > openedAt
              ? words.closes(formatDateTime(closesAt))
              : words.closed(formatDateTime(closesAt))}
          </span>
        )}
        {!locked && <SheetOthers courseId={sheet.courseId} sessionId={sheet.sessionId} />}
      </div>
      <SheetFacts sheet={sheet} />
      <ByDepartment
        rows={sheet.rows}
        chosen={department}
        onChoose={(name) => {
          setPlace(undefined);
          setGoTo(undefined);
          setFillIn(undefined);
          choose(name);
        }}
      />
      <Figures {...figures} />
      {failure && (
        <Alert tone="fail" title={failure.title} live className="mb-4">
          {failure.message}
        </Alert>
      )}
      <Conflicts entry={entry} onMine={entered.keepMine} onTheirs={entered.takeTheirs} />
      <EntryGrid
        // Of another department it begins anew: what is undone is in sight.
        key={department}
        label={words.scoresOf(code)}
        columns={columns}
        rows={rows}
        goTo={goTo}
        fillIn={fillIn}
        onEnter={entered.enter}
        onPlace={setPlace}
      />
      {!locked && (
        <p role="status" className="mt-2">
          {statusOf(entry, sheet, away)}
        </p>
      )}
      <ChosenRow
        row={chosen}
        onHistory={() => setHistory(place)}
        onAmend={acts.includes("amend") ? () => setAmending(place) : undefined}
        onFill={locked ? undefined : (text) => setFillIn({ column: "code", text })}
      />
      {sheet.state === "published" && (
        <Suspense fallback={null}>
          <SheetAmendments sheet={sheet} asked={amended} onAsked={() => setAmending(undefined)} />
        </Suspense>
      )}
      <SheetWay sheet={sheet} />
      {row && (
        <Suspense fallback={null}>
          <RowHistory {...sheet} row={row} onClose={() => setHistory(undefined)} />
        </Suspense>
      )}
    </PortalPage>
  );
}

const unsettled = (entry: Entry): number =>
  [...entry.values()].filter(({ typed }) => typed !== undefined).length;

/** The figures of what is in sight, saved or not: rows of approved registrations. */
function figuresOf(inSight: readonly Entered[], split: Sheet["split"]) {
  const counted = inSight.filter(({ stands }) => stands.registration === "approved");
  return statisticsOf(
    counted.map((row) => {
      const marks = marksOf(row, split) ?? row.stands;
      return { total: totalOf(marks, split), code: marks.code };
    }),
  );
}

function statusOf(entry: Entry, { split }: Sheet, away: boolean): string {
  const open = [...entry.values()].filter(({ typed }) => typed !== undefined);
  const wrong = open.filter((row) => Object.keys(wrongIn(row, split)).length > 0);
  if (open.length === 0) return words.status.saved;
  if (wrong.length > 0) return words.status.wrong(wrong.length);
  return away ? words.status.kept(open.length) : words.status.unsaved(open.length);
}
