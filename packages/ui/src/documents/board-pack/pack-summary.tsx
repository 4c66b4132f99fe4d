import { printed, printedAverage, printedCount } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { DocumentSection } from "../document-frame/document-section.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { boardPackWords } from "./board-pack.words.ts";

/** How many students have a remark. */
export type RemarkCount = {
  /** "Good standing", "Probation", …; nothing of whoever has no result. */
  remark: string | null | undefined;
  /** How many. */
  count: number | null | undefined;
};

/** A student of whom the board is told by name. */
export type ListedStudent = {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** The average of the award. */
  average: number | null | undefined;
  /** The codes of courses that were failed. */
  coursesToRepeat: readonly string[] | null | undefined;
};

/** Students who have a remark in common. */
export type StudentList = {
  /** The remark: "Probation". */
  title: string;
  /** Who has it, by name. */
  students: readonly ListedStudent[];
};

export type PackSummaryProps = {
  /** The remarks, the best first. */
  remarks: readonly RemarkCount[];
  /** Those that the board is told by name. */
  lists: readonly StudentList[];
};

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The students by remark, and those whom the board decides about by name. */
export function PackSummary({ remarks, lists }: PackSummaryProps) {
  const words = useWords("boardPack", boardPackWords);
  const all = remarks.reduce((sum, { count }) => sum + (isNumber(count) ? count : 0), 0);
  return (
    <>
      <DocumentSection title={words.byRemark}>
        <DocumentTable
          caption={words.listOf(words.byRemark)}
          rows={remarks}
          empty={words.nobody}
          columns={[
            {
              label: words.remark,
              value: ({ remark }) => remark ?? words.noResult,
              rowHeader: true,
            },
            {
              label: words.students,
              value: ({ count }) => printedCount(count),
              align: "end",
              className: "w-[20%]",
            },
            {
              label: words.share,
              value: ({ count }) =>
                all > 0 && isNumber(count) ? words.percent((100 * count) / all) : printed(null),
              align: "end",
              className: "w-[20%]",
            },
          ]}
          foot={
            <tr className="font-semibold">
              <th scope="row" className="text-start">
                {words.all}
              </th>
              <td className="text-end">{printedCount(all)}</td>
              <td className="text-end">{all > 0 ? words.percent(100) : printed(null)}</td>
            </tr>
          }
        />
      </DocumentSection>
      {lists.map(({ title, students }) => (
        <DocumentSection key={title} title={title}>
          <DocumentTable
            caption={words.listOf(title)}
            rows={students}
            empty={words.nobody}
            minWidth="min-w-[36rem]"
            columns={[
              {
                label: words.number,
                value: (_, at) => at + 1,
                align: "end",
                className: "w-[6%]",
              },
              { label: words.fullName, value: ({ fullName }) => fullName, rowHeader: true },
              {
                label: words.matricNumber,
                value: ({ matricNumber }) => matricNumber,
                className: "w-[20%]",
              },
              {
                label: words.average,
                value: ({ average }) => printedAverage(average),
                align: "end",
                className: "w-[9%]",
              },
              {
                label: words.toRepeat,
                value: ({ coursesToRepeat }) => coursesToRepeat?.join(", "),
                className: "w-[30%]",
              },
            ]}
          />
        </DocumentSection>
      ))}
    </>
  );
}
