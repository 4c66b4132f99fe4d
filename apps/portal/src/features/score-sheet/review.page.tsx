import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { amendmentPages } from "@polyportal/domain/messages/amendments";
import { scoreRowWords } from "@polyportal/domain/messages/score-rows";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { isAmendable } from "@polyportal/domain/score-sheet/amendment";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { BulkButton } from "../../parts/act/bulk-button.tsx";
import { HistoryButton } from "../../parts/history/history-button.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ByDepartment, departmentsOf, useDepartment } from "./by-department.tsx";
import type { Decision } from "./decide.tsx";
import type { ScoreRow } from "./entry.ts";
import { Figures } from "./figures.tsx";
import { ExtendSheet } from "./extend-sheet.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { sheetIn, type Which } from "./sheet-in.ts";
import { SheetState } from "./sheet-state.tsx";
import { forwardActs, useDecides } from "./use-decides.ts";

const Decide = lazyPart(async () => (await import("./decide.tsx")).Decide);
// It stands under the marks, and comes after them.
const SheetWay = lazyPart(async () => (await import("./sheet-way.tsx")).SheetWay);
const SheetQueue = lazyPart(async () => (await import("./sheet-queue.tsx")).SheetQueue);
const HoldSheet = lazyPart(async () => (await import("./hold-sheet.tsx")).HoldSheet);
const SheetReview = lazyPart(async () => (await import("./sheet-review.tsx")).SheetReview);
const SheetPaper = lazyPart(async () => (await import("./sheet-paper.tsx")).SheetPaper);
const SheetAmendments = lazyPart(
  async () => (await import("./sheet-amendments.tsx")).SheetAmendments,
);
const RowHistory = lazyPart(async () => (await import("./row-history.tsx")).RowHistory);

type Sheet = Output<"getScoreSheet">;
type Review = Output<"getSheetReview">;

/** One sheet for its reviewer: marks, figures, what became of it, and what is decided now. */
export function Page() {
  const [search] = useSearchParams();
  const which = sheetIn(search);
  if (!which) return <Navigate to={staffPaths.scoreSheets} replace />;
  if (search.has("print")) {
    return (
      <Suspense fallback={<PageLoader />}>
        <SheetPaper {...which} />
      </Suspense>
    );
  }
  return <Review key={`${which.courseId} ${which.sessionId}`} {...which} />;
}

function Review(which: Which) {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "getScoreSheet", which));
  const beside = useQuery(queryOptionsFor(client, "getSheetReview", which));
  // What stands over the marks comes with them, or not at all: they would move under the reader's hand.
  const waiting = (
    <PortalPage title={words.review}>
      <Fetched query={query} label={words.fetching}>
        {() => null}
      </Fetched>
    </PortalPage>
  );
  if (!query.data || beside.isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Reviewed sheet={query.data} review={beside.data} />
    </Suspense>
  );
}

/** A class on one page. */
const whole = { page: 1, size: 300, search: "" };

const decisions = [...forwardActs, "return"] as const;

const text = (value: number | string | null) => (value === null ? "" : String(value));

const columnsOf = (split: Sheet["split"], several: boolean): readonly DataColumn<ScoreRow>[] => [
  {
    id: "fullName",
    header: words.fullName,
    value: (row) => row.fullName,
    rowHeader: true,
    width: 13,
    grow: 2,
  },
  { id: "matricNumber", header: words.matricNumber, value: (row) => row.matricNumber, width: 10 },
  ...partsOf(split).map((part): DataColumn<ScoreRow> => ({
    id: part,
    header: words.parts[part],
    value: (row) => text(row[part]),
    numeric: true,
    width: 4,
    grow: 0,
  })),
  {
    id: "total",
    header: words.total,
    value: (row) => text(row.total),
    numeric: true,
    width: 4,
    grow: 0,
  },
  {
    id: "grade",
    header: words.grade,
    value: (row) => row.code ?? row.grade ?? "",
    width: 4,
    grow: 0,
  },
  {
    id: "department",
    header: words.columns.department,
    value: (row) => row.department,
    width: 9,
    hidden: !several,
  },
  { id: "kind", header: words.kind, value: (row) => row.kind, width: 6, grow: 0 },
  {
    id: "remarks",
    header: scoreRowWords.remarks,
    value: (row) => words.cameTo(row.grade) ?? "",
    width: 6,
    hidden: true,
  },
  { id: "reason", header: words.reason, value: (row) => row.reason, width: 8, hidden: true },
  {
    id: "changed",
    header: words.columns.changed,
    value: ({ changed }) => (changed ? scoreRowWords.changedBy(changed) : ""),
    width: 12,
    hidden: true,
  },
  {
    id: "registration",
    header: words.columns.state,
    value: (row) => (row.registration === "approved" ? "" : words.notes.notApproved),
    width: 8,
  },
];

const idOf = ({ studentId }: ScoreRow) => studentId;
const nameOf = ({ fullName }: ScoreRow) => fullName;

const figuresOf = (rows: readonly ScoreRow[]) =>
  statisticsOf(rows.filter(({ registration }) => registration === "approved"));

function Reviewed({ sheet, review }: { sheet: Sheet; review: Review | undefined }) {
  const { id, revision, code, title, session, rows, split, acts } = sheet;
  const [deciding, setDeciding] = useState<{ act: Decision; studentIds?: readonly string[] }>();
  const [history, setHistory] = useState<ScoreRow>();
  const [amending, setAmending] = useState<ScoreRow>();
  const { chosen: department, choose } = useDepartment(rows);
  const columns = useMemo(() => columnsOf(split, departmentsOf(rows).length > 1), [split, rows]);
  const inSight = useMemo(
    () => (department ? rows.filter((row) => row.department === department) : rows),
    [rows, department],
  );
  const figures = useMemo(() => figuresOf(rows), [rows]);
  const may = decisions.filter((act) => acts.includes(act));
  const decides = useDecides();
  const bulkActions = ({ ids }: TableSelection) => (
    <BulkButton danger onClick={() => setDeciding({ act: "return", studentIds: ids })}>
      {words.giveBack}
    </BulkButton>
  );
  return (
    <PortalPage
      title={words.scoresOf(code)}
      lead={words.about(title, session)}
      actions={
        <>
          {id && <HistoryButton record="scoreSheet" id={id} name={words.scoresOf(code)} />}
          {(acts.includes("hold") || acts.includes("release")) && <HoldSheet sheet={sheet} />}
          {rows.length > 0 && (
            <ButtonLink href={reviewPath(sheet.courseId, sheet.sessionId, "sheet")}>
              {words.print}
            </ButtonLink>
          )}
          <ExtendSheet sheet={sheet} />
          {may.map((act) => (
            <Button
              key={act}
              variant={act === "return" ? "secondary" : "primary"}
              onClick={() => setDeciding({ act })}
            >
              {words[act === "return" ? "giveBack" : act]}
            </Button>
          ))}
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <SheetState state={id ? sheet.state : null} held={sheet.held} />
        <SheetFacts sheet={sheet} />
        <Figures {...(department ? figuresOf(inSight) : figures)} />
      </div>
      <ByDepartment rows={rows} chosen={department} onChoose={choose} />
      {review && <SheetReview sheet={sheet} figures={figures} review={review} />}
      <DataTable
        label={words.scoresOf(code)}
        columns={columns}
        rows={inSight}
        filtered={department !== undefined}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={(row) => [
          ...(acts.includes("amend") && isAmendable(row)
            ? [{ label: amendmentPages.request, onSelect: () => setAmending(row) }]
            : []),
          { label: words.history, onSelect: () => setHistory(row) },
        ]}
        searchLabel={words.fullName}
        bulkSizes
        defaultState={whole}
        bulkActions={may.includes("return") ? bulkActions : undefined}
      />
      <Suspense fallback={null}>
        {sheet.state === "published" && (
          <SheetAmendments sheet={sheet} asked={amending} onAsked={() => setAmending(undefined)} />
        )}
        <SheetWay sheet={sheet} />
        {decides && <SheetQueue id={id} may={may} onAct={(act) => setDeciding({ act })} />}
      </Suspense>
      {(deciding || history) && (
        <Suspense fallback={null}>
          {deciding && id && (
            <Decide
              {...deciding}
              sheets={[{ id, revision }]}
              onClose={() => setDeciding(undefined)}
            />
          )}
          {history && <RowHistory {...sheet} row={history} onClose={() => setHistory(undefined)} />}
        </Suspense>
      )}
    </PortalPage>
  );
}
