import { documentMessages } from "@polyportal/domain/messages/documents";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { printedAverage, printedPoints, printedUnits } from "@polyportal/domain/document/printed";

/** What some semesters come to. */
export type SemesterData = {
  /** The credit units. */
  creditUnit: number | null | undefined;
  /** The credit points. */
  creditPoint: number | null | undefined;
  /** Credit points over credit units, of 5.0. */
  gradePointAverage: number | null | undefined;
};

export type SemesterDataTableProps = {
  /** This semester. */
  current: SemesterData | null | undefined;
  /** All semesters before it; nothing in the first. */
  previous: SemesterData | null | undefined;
  /** All semesters up to this one. */
  cumulative: SemesterData | null | undefined;
};

type Line = { label: string; data: SemesterData | null | undefined };

const columns: readonly DocumentColumn<Line>[] = [
  {
    label: "Semesters",
    value: ({ label }) => <span className="whitespace-nowrap">{label}</span>,
    rowHeader: true,
  },
  { label: "Credit unit", value: ({ data }) => printedUnits(data?.creditUnit), align: "end" },
  { label: "Credit point", value: ({ data }) => printedPoints(data?.creditPoint), align: "end" },
  {
    label: "Grade point average",
    value: ({ data }) => printedAverage(data?.gradePointAverage),
    align: "end",
  },
];

/** Where a student stands: this semester, those before it, and all of them. */
export function SemesterDataTable({ current, previous, cumulative }: SemesterDataTableProps) {
  return (
    <DocumentTable
      caption="Current, previous and cumulative semester data"
      columns={columns}
      rows={[
        { label: "Current", data: current },
        { label: "Previous", data: previous },
        { label: "Cumulative", data: cumulative },
      ]}
      empty={documentMessages.noCourses}
    />
  );
}
