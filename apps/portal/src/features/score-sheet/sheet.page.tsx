import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { totalOf } from "@polyportal/domain/score-sheet/row";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { Alert } from "@polyportal/ui/alert";
import { EntryGrid } from "@polyportal/ui/entry-grid";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { memo, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
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
const UploadScores = lazyPart(async () => (await import("./upload-scores.tsx")).UploadScores);

// What is published is seldom amended.
const SheetAmendments = lazyPart(
  async () => (await import("./sheet-amendments.tsx")).SheetAmendments,
);

const RowHistory = lazyPart(async () => (await import("./row-history.tsx")).RowHistory);

// A key is answered by the grid at once, and by what stands around it when there is time; neither draws the other.
const Grid = memo(EntryGrid);

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
  return (
    <FetchedPage query={query} title={words.open} label={words.fetching}>
      {(sheet) => <Entering sheet={sheet} />}
    </FetchedPage>
  );
}

function Entering({ sheet }: { sheet: Sheet }) {
  const { userName } = useProfile();
  const { split, code, title, session, acts } = sheet;
  const entered = useEntry(sheet, userName);
  const { entry, away, failure } = entered;
  const [place, setPlace] = useState<string>();
  const calm = useDeferredValue(entry);
  const calmPlace = useDeferredValue(place);
  const [goTo, setGoTo] = useState(() => firstToFill(sheet));
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
  const waits = away || failure !== undefined;
  const rows = useMemo(
    () => draw(inSightOf(entry, department), { split, locked, waits }),
    [draw, entry, department, split, locked, waits],
  );
  const row = history === undefined ? undefined : entry.get(history)?.stands;
  const amended = amending === undefined ? undefined : entry.get(amending)?.stands;
  // At once: nothing is handed on while something is not saved.
  const settled = [...entry.values()].every(({ typed }) => typed === undefined);
  const actions = useMemo(
    () => (
      <Actions
        sheet={sheet}
        entry={calm}
        settled={settled}
        onRow={(row) => {
          setFillIn(undefined);
          choose(undefined);
          setGoTo({ row });
        }}
      />
    ),
    [sheet, calm, settled, choose],
  );
  const over = useMemo(
    () => (
      <>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
          <About sheet={sheet} openedAt={openedAt} />
          <Figures {...figuresOf(inSightOf(calm, department), split)} />
        </div>
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
      </>
    ),
    [sheet, openedAt, department, choose, calm, split],
  );
  const chosen = useMemo(
    () => (
      <ChosenRow
        row={calmPlace === undefined ? undefined : calm.get(calmPlace)?.stands}
        onHistory={() => setHistory(calmPlace)}
        onAmend={acts.includes("amend") ? () => setAmending(calmPlace) : undefined}
        onFill={locked ? undefined : (text) => setFillIn({ column: "code", text })}
      />
    ),
    [calm, calmPlace, acts, locked],
  );
  const way = useMemo(() => <SheetWay sheet={sheet} />, [sheet]);
  return (
    <PortalPage title={words.scoresOf(code)} lead={words.about(title, session)} actions={actions}>
      {over}
      {failure && (
        <Alert status="fail" title={failure.title} live className="mb-4">
          {failure.message}
        </Alert>
      )}
      <Conflicts entry={entry} onMine={entered.keepMine} onTheirs={entered.takeTheirs} />
      <Grid
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
      {chosen}
      {sheet.state === "published" && (
        <Suspense fallback={null}>
          <SheetAmendments sheet={sheet} asked={amended} onAsked={() => setAmending(undefined)} />
        </Suspense>
      )}
      {way}
      {row && (
        <Suspense fallback={null}>
          <RowHistory {...sheet} row={row} onClose={() => setHistory(undefined)} />
        </Suspense>
      )}
    </PortalPage>
  );
}

type ActionsProps = {
  sheet: Sheet;
  entry: Entry;
  settled: boolean;
  onRow: (studentId: string) => void;
};

function Actions({ sheet, entry, settled, onRow }: ActionsProps) {
  const { id, code, acts, courseId, sessionId } = sheet;
  const locked = !acts.includes("enter");
  return (
    <>
      {id && <HistoryButton record="scoreSheet" id={id} name={words.scoresOf(code)} />}
      {!locked && <ScoreTemplate {...sheet} />}
      {!locked && (
        <ButtonLink href={`${scoreSheetPath(courseId, sessionId)}#import`}>
          {words.upload}
        </ButtonLink>
      )}
      {sheet.rows.length > 0 && (
        <ButtonLink href={reviewPath(courseId, sessionId, "sheet")}>{words.print}</ButtonLink>
      )}
      <SubmitSheet
        sheet={sheet}
        rows={[...entry.values()].map(({ stands }) => stands)}
        settled={settled}
        onRow={onRow}
      />
    </>
  );
}

/** How far the sheet is, until when it is open, who else types into it, and of whom it is. */
function About({ sheet, openedAt }: { sheet: Sheet; openedAt: number }) {
  const { closesAt, acts, courseId, sessionId } = sheet;
  return (
    <>
      <SheetState state={sheet.id ? sheet.state : null} held={sheet.held} />
      {closesAt && (
        <span>
          {Date.parse(closesAt) > openedAt
            ? words.closes(formatDateTime(closesAt))
            : words.closed(formatDateTime(closesAt))}
        </span>
      )}
      {acts.includes("enter") && <SheetOthers courseId={courseId} sessionId={sessionId} />}
      <SheetFacts sheet={sheet} />
    </>
  );
}

/** The row to begin with: the first that counts and is not filled. A phone's keyboard would cover the sheet. */
function firstToFill({ acts, rows, split }: Sheet): { row: string } | undefined {
  if (!acts.includes("enter") || !matchMedia("(width >= 40rem) and (pointer: fine)").matches)
    return;
  const first = rows.find(
    ({ registration, code, ...row }) =>
      registration === "approved" && !code && partsOf(split).some((part) => row[part] === null),
  );
  return first && { row: first.studentId };
}

/** The rows of one department, or all of them. */
const inSightOf = (entry: Entry, department: string | undefined): Entered[] =>
  [...entry.values()].filter(({ stands }) => !department || stands.department === department);

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
