import type { DocumentColumn } from "./document-table.tsx";
import { DocumentTable } from "./document-table.tsx";
import type { PrintableNumber } from "@polyportal/domain/document/printed";
import { printedUnits } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { courseTableWords } from "./course-table.words.ts";

/** A course that a student takes. */
export type DocumentCourse = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** The course's title. */
  title: string | null | undefined;
  /** Its credit units. */
  creditUnit: number | null | undefined;
  /** "Core", "Elective", "Carry-over", … */
  status: string | null | undefined;
};

export type CourseTableProps<Course extends DocumentCourse> = {
  /** What the table lists. */
  caption: string;
  /** The courses, in the order of their codes. */
  courses: readonly Course[];
  /** The credit units of all of them, which the view model brings along. */
  totalUnits: PrintableNumber;
  /** Stands behind code, title, units and status, where there is something. */
  lastColumn?: DocumentColumn<Course>;
};

/** The courses of a semester, and their units in all. */
export function CourseTable<Course extends DocumentCourse>({
  caption,
  courses,
  totalUnits,
  lastColumn,
}: CourseTableProps<Course>) {
  const words = useWords("courseTable", courseTableWords);
  return (
    <DocumentTable
      caption={caption}
      empty={words.none}
      rows={courses}
      minWidth="min-w-[42rem]"
      columns={[
        {
          label: words.code,
          value: ({ code }) => code,
          className: "w-24 print:w-18",
          rowHeader: true,
        },
        { label: words.title, value: ({ title }) => title },
        {
          label: words.units,
          value: ({ creditUnit }) => printedUnits(creditUnit),
          align: "end",
          className: "w-16",
        },
        { label: words.status, value: ({ status }) => status, className: "w-28 print:w-24" },
        ...(lastColumn ? [lastColumn] : []),
      ]}
      foot={
        <tr className="border-b border-line-strong font-semibold">
          <th scope="row" colSpan={2} className="text-start">
            {words.total}
          </th>
          <td className="text-end tabular-nums">{printedUnits(totalUnits)}</td>
          <td colSpan={lastColumn ? 2 : 1} aria-hidden="true" />
        </tr>
      }
    />
  );
}
