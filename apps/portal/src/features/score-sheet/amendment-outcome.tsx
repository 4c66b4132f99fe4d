import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { useQuery } from "@tanstack/react-query";
import type { Which } from "./sheet-in.ts";

type Outcome = Output<"getAmendmentOutcome">["before"];
type Line = { what: string; before: string; after: string };

/** Marks as they were typed. */
export type AmendedCells = { test: string; lab: string; exam: string; code: string };

type Props = Which & {
  studentId: string;
  /** Undefined until they are marks. */
  cells: AmendedCells | undefined;
};

const columns: readonly DataColumn<Line>[] = [
  {
    id: "what",
    header: words.columns.what,
    value: ({ what }) => what,
    rowHeader: true,
    sortable: false,
    width: 10,
  },
  {
    id: "before",
    header: words.columns.before,
    value: ({ before }) => before,
    numeric: true,
    sortable: false,
    width: 6,
  },
  {
    id: "after",
    header: words.columns.after,
    value: ({ after }) => after,
    numeric: true,
    sortable: false,
    width: 6,
  },
];

const nameOf = ({ what }: Line) => what;

const lines: readonly (readonly [what: string, value: (one: Outcome) => string])[] = [
  [words.result, ({ total, grade }) => words.resultIs(total, grade)],
  [words.gpa, ({ gpa }) => words.average(gpa)],
  [words.cgpa, ({ cgpa }) => words.average(cgpa)],
];

const nothing: AmendedCells = { test: "", lab: "", exam: "", code: "" };

/** What a student's result and averages are, and would be: the sums are the server's. */
export function AmendmentOutcome({ courseId, sessionId, studentId, cells }: Props) {
  const of = { courseId, sessionId, studentId };
  const { data, error } = useQuery({
    ...queryOptionsFor(useClient(), "getAmendmentOutcome", { ...of, ...(cells ?? nothing) }),
    enabled: cells !== undefined,
  });
  return (
    <div>
      <h3 className="mb-2 font-semibold">{words.outcome}</h3>
      <div role="status">
        {!cells && <p className="text-ink-muted">{words.outcomeWaits}</p>}
        {cells && !data && (
          <p className="text-ink-muted">{error ? error.message : words.outcomeFetching}</p>
        )}
        {cells && data && (
          <DataTable
            label={words.outcome}
            columns={columns}
            rows={lines.map(([what, value]) => ({
              what,
              before: value(data.before),
              after: value(data.after),
            }))}
            rowId={nameOf}
            rowLabel={nameOf}
          />
        )}
      </div>
    </div>
  );
}
