import { dash } from "@polyportal/domain/format/dash";
import { isBulkEdit } from "@polyportal/domain/import/pages";
import { shownVerdicts } from "@polyportal/domain/import/states";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { tableStateIn, withTableState } from "@polyportal/ui/table-state";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Import } from "./import-types.ts";

type Row = Import["items"][number];

type Kind = (typeof shownVerdicts)[number];

/** The kind of rows to show; by default all. */
export const shownIn = (params: URLSearchParams): Kind | undefined =>
  shownVerdicts.find((kind) => kind === params.get("verdict"));

const badges = {
  New: "success",
  Changed: "warning",
  Unchanged: "neutral",
  Refused: "fail",
} as const;

/** Sheets show a tab for each verdict, also without rows. */
const isOfSheets = (kind: Kind, { kind: of }: Import) => kind !== "Kept" && !isBulkEdit(of);

const lineOf = ({ line }: Row) => String(line);
const nameOf = ({ line, cells }: Row) => `${words.row} ${line}, ${cells[0] ?? ""}`;

type Props = {
  data: Import;
  loading: boolean;
  /** Further parameters of the page's address. */
  within?: Readonly<Record<string, string>> | undefined;
};

/** The rows of a sheet with their outcome, in pages, by kind. */
export function ImportRows({ data, loading, within = {} }: Props) {
  const [params, setParams] = useSearchParams();
  const kind = shownIn(params);
  const columns = useMemo(() => columnsOf(data.columns), [data.columns]);
  const counts: Record<Kind, number> = {
    New: data.new,
    Changed: data.changed,
    Unchanged: data.unchanged,
    Refused: data.refused,
    Kept: data.kept,
  };
  const show = (next: Kind | undefined) => {
    const { id } = data;
    const of = { ...within, [isBulkEdit(data.kind) ? "bulk" : "import"]: id };
    setParams(next ? { ...of, verdict: next } : of);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-label={words.rows} className="flex flex-wrap gap-2 print:hidden">
        {[
          undefined,
          ...shownVerdicts.filter((one) => counts[one] > 0 || isOfSheets(one, data)),
        ].map((one) => (
          <button
            key={one ?? "all"}
            type="button"
            aria-pressed={kind === one}
            onClick={() => show(one)}
            className="min-h-control rounded border border-line-strong bg-paper-raised px-3 text-14 hover:bg-paper-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
          >
            {one ? words.verdicts[one] : words.all}{" "}
            <span className="tabular-nums">
              {(one ? counts[one] : data.rows).toLocaleString("en")}
            </span>
          </button>
        ))}
      </div>
      <DataTable
        label={words.rows}
        columns={columns}
        rows={data.items}
        rowId={lineOf}
        rowLabel={nameOf}
        total={data.total}
        state={tableStateIn(params)}
        onState={(next) => setParams(withTableState(params, next))}
        hrefOf={(next) => `?${withTableState(params, next).toString()}`}
        loading={loading}
        filtered={kind !== undefined}
        empty={words.none}
        pinFirst
      />
    </div>
  );
}

/** The sheet's columns between the row's number and verdict, and its reasons. */
const columnsOf = (own: Import["columns"]): readonly DataColumn<Row>[] => {
  const headings = new Map(own.map(({ key, heading }) => [key, heading]));
  const whyOf = ({ changes, reasons, kept }: Row) => [
    ...(kept ? [kept] : []),
    ...reasons,
    ...changes.map(({ column, from, to, whose }) =>
      words.change(headings.get(column) ?? column, from, to, whose),
    ),
  ];
  return [
    {
      id: "line",
      header: words.row,
      value: ({ line }) => line,
      // On phones, where a row is a card, it is the heading.
      cell: ({ line }) => (
        <>
          <span className="sm:hidden">{words.rowNumber(line)}</span>
          <span className="max-sm:hidden">{line}</span>
        </>
      ),
      rowHeader: true,
      fixed: true,
      sortable: false,
      width: 4,
      grow: 0,
    },
    {
      id: "verdict",
      header: words.verdict,
      value: ({ verdict }) => words.verdicts[verdict],
      cell: ({ verdict, kept }) => (
        <Badge status={kept ? "unapproved" : badges[verdict]}>
          {kept ? words.verdicts.Kept : words.verdicts[verdict]}
        </Badge>
      ),
      fixed: true,
      sortable: false,
      width: 8,
      grow: 0,
    },
    {
      id: "why",
      header: words.why,
      value: (row) => whyOf(row).join(" "),
      cell: (row) =>
        whyOf(row).length > 0 ? (
          <ul>
            {whyOf(row).map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        ) : (
          dash(undefined)
        ),
      sortable: false,
      width: 16,
      grow: 3,
    },
    ...own.map(({ key, heading }, at): DataColumn<Row> => ({
      id: `of-${key}`,
      header: heading,
      value: ({ cells }) => cells[at],
      sortable: false,
      hidden: at > 4,
    })),
  ];
};
