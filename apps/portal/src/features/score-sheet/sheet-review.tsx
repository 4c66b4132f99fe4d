import type { Output } from "@polyportal/api-client/client/client";
import { formatPoints } from "@polyportal/domain/format/marks";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { sheetReviewWords as words } from "@polyportal/domain/messages/sheet-review";
import { gradingScale } from "@polyportal/domain/results/scale";
import { unusualResult } from "@polyportal/domain/score-sheet/flags";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import type { SheetStatistics } from "@polyportal/domain/score-sheet/statistics";
import { Alert } from "@polyportal/ui/alert";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { DescriptionList } from "@polyportal/ui/description-list";

type Sheet = Output<"getScoreSheet">;
type Review = Output<"getSheetReview">;
type Marks = NonNullable<NonNullable<Review["sinceReturn"]>["rows"][number]["before"]>;
type Year = SheetStatistics & { readonly session: string };

const columns: readonly DataColumn<Year>[] = [
  {
    id: "session",
    header: words.columns.session,
    value: ({ session }) => session,
    rowHeader: true,
    sortable: false,
    width: 12,
    grow: 2,
  },
  ...gradingScale.map(({ grade }): DataColumn<Year> => ({
    id: grade,
    header: grade,
    value: ({ counts }) => counts[grade],
    numeric: true,
    sortable: false,
    width: 4,
  })),
  {
    id: "mean",
    header: words.columns.mean,
    value: ({ mean }) => (mean === null ? sheetPages.none : formatPoints(mean)),
    numeric: true,
    sortable: false,
    width: 5,
  },
  {
    id: "passRate",
    header: words.columns.passRate,
    value: ({ passRate }) => (passRate === null ? sheetPages.none : sheetPages.percent(passRate)),
    numeric: true,
    sortable: false,
    width: 6,
  },
];

const idOf = ({ session }: Year) => session;

type Props = { sheet: Sheet; figures: SheetStatistics; review: Review };

/** What a reviewer lays beside the scores: what changed since the sheet came back, and earlier sessions. */
export function SheetReview({ sheet, figures, review }: Props) {
  const { earlier, sinceReturn } = review;
  const unusual = unusualResult(figures, earlier[0]?.mean ?? null);
  return (
    <div className="mb-8 grid grid-cols-1 gap-6">
      {unusual && (
        <Alert status="warning" title={words.unusual}>
          {unusual}
        </Alert>
      )}
      {sinceReturn && <Changed sheet={sheet} {...sinceReturn} />}
      <div>
        <h2 className="mb-3 text-18 font-semibold">{words.earlier}</h2>
        {earlier.length === 0 ? (
          <p className="text-ink-muted">{words.noneEarlier}</p>
        ) : (
          <DataTable
            label={words.earlier}
            columns={columns}
            rows={[{ ...figures, session: words.now(sheet.session) }, ...earlier]}
            rowId={idOf}
            rowLabel={idOf}
          />
        )}
      </div>
    </div>
  );
}

function Changed({ sheet, at, rows }: { sheet: Sheet } & NonNullable<Review["sinceReturn"]>) {
  const told = (marks: Marks | null) =>
    [
      ...(marks ? partsOf(sheet.split) : []).flatMap((part) =>
        marks?.[part] == null ? [] : [sheetPages.cell(sheetPages.parts[part], String(marks[part]))],
      ),
      ...(marks?.code ? [marks.code] : []),
    ].join(", ") || words.nothing;
  const before = new Map(rows.map((row) => [row.studentId, row.before]));
  return (
    <section aria-label={words.changed}>
      <h2 className="mb-1 text-18 font-semibold">{words.changed}</h2>
      <p className="mb-3 text-ink-muted">{words.cameBack(at)}</p>
      {rows.length === 0 ? (
        <p>{words.nothingChanged}</p>
      ) : (
        <DescriptionList
          items={sheet.rows
            .filter(({ studentId }) => before.has(studentId))
            .map((row) => ({
              term: row.fullName,
              value: words.change(told(before.get(row.studentId) ?? null), told(row)),
            }))}
        />
      )}
    </section>
  );
}
