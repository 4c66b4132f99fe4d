import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { printedAverage, printedPoints, printedUnits } from "@polyportal/domain/document/printed";
import { type Catalogue, useWords } from "../../words/words.ts";
import { semesterResultsWords } from "./semester-results.words.ts";

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

const columnsIn = (words: Catalogue["semesterResults"]): readonly DocumentColumn<Line>[] => [
  {
    label: words.semesters,
    value: ({ label }) => <span className="whitespace-nowrap">{label}</span>,
    rowHeader: true,
  },
  { label: words.creditUnit, value: ({ data }) => printedUnits(data?.creditUnit), align: "end" },
  { label: words.creditPoint, value: ({ data }) => printedPoints(data?.creditPoint), align: "end" },
  {
    label: words.average,
    value: ({ data }) => printedAverage(data?.gradePointAverage),
    align: "end",
  },
];

/** Where a student stands: this semester, those before it, and all of them. */
export function SemesterDataTable({ current, previous, cumulative }: SemesterDataTableProps) {
  const words = useWords("semesterResults", semesterResultsWords);
  return (
    <DocumentTable
      caption={words.dataTable}
      columns={columnsIn(words)}
      rows={[
        { label: words.current, data: current },
        { label: words.previous, data: previous },
        { label: words.cumulative, data: cumulative },
      ]}
      empty={words.none}
    />
  );
}
