import type { Grade } from "@polyportal/domain/results/scale";
import { gradingScale } from "@polyportal/domain/results/scale";
import { printedCount } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { resultSheetWords } from "./result-sheet.words.ts";

export type GradeCountsProps = {
  /** How many students earned each grade. */
  counts: Readonly<Partial<Record<Grade, number | null>>>;
};

const cell = "border border-line px-2 py-1 print:py-0";

/** The grading scale, and how many students earned each of its grades. */
export function GradeCounts({ counts }: GradeCountsProps) {
  const words = useWords("resultSheet", resultSheetWords);
  return (
    <table className="relative w-full table-fixed border-collapse text-center text-14 tabular-nums print:text-[8pt]/[10pt]">
      <caption className="sr-only">{words.counts}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className={`${cell} w-[28%] text-start sm:w-[16%] print:w-[16%] font-semibold`}
          >
            {words.grade}
          </th>
          {gradingScale.map(({ grade }) => (
            <th key={grade} scope="col" className={`${cell} font-semibold`}>
              {grade}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={`${cell} text-start font-normal`}>
            {words.total}
          </th>
          {gradingScale.map(({ grade, min, max }) => (
            <td key={grade} className={cell}>
              {min}-{max}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={`${cell} text-start font-normal`}>
            {words.students}
          </th>
          {gradingScale.map(({ grade }) => (
            <td key={grade} className={`${cell} font-semibold`}>
              {printedCount(counts[grade])}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
