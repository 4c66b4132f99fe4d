import { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import { printed, printedAverage, printedCount } from "@polyportal/domain/document/printed";
import { boardPaperWords as words } from "@polyportal/domain/messages/board-paper";
import { longPaperNames, paperWords } from "@polyportal/domain/messages/long-papers";
import { summaryPaperWords } from "@polyportal/domain/messages/summary-paper";
import { countedRemarks, studentsWith } from "@polyportal/domain/results/composite";
import { parse } from "../../export/list-words.ts";
import { asListed, type PaperExport } from "../../export/paper-export.ts";
import type { PaperTable } from "../../sheets/new-sheet.ts";
import { verificationOf } from "./composite-paper.ts";
import { compositeOf } from "./composite.ts";
import { classLines } from "./paper-composite.ts";

const endpoint = asListed(compositeEndpoints.getCompositeResults);
const { title, signatures } = summaryPaperWords;

/** Students with the same remark. */
type Listed = {
  readonly title: string;
  readonly students: readonly {
    readonly fullName: string;
    readonly matricNumber: string;
    readonly average: number | undefined;
    readonly coursesToRepeat: readonly string[];
  }[];
};

/** The number of students with each remark, and the names where they are listed. */
export function summaryTables(
  remarks: ReturnType<typeof countedRemarks>,
  lists: readonly Listed[],
): PaperTable[] {
  const all = remarks.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      title: words.byRemark,
      columns: [
        { label: words.remark, kind: "text" },
        { label: words.students, kind: "number" },
        { label: words.share, kind: "number" },
      ],
      rows: remarks.map(({ remark, count }) => [
        remark ?? words.noResult,
        printedCount(count),
        words.percent((100 * count) / all),
      ]),
      totals: [words.all, printedCount(all), words.percent(100)],
      empty: words.nobody,
    },
    ...lists.map((list): PaperTable => ({
      title: list.title,
      columns: [
        { label: words.number, kind: "number" },
        { label: words.fullName, kind: "text" },
        { label: words.matricNumber, kind: "text" },
        { label: words.average, kind: "number" },
        { label: words.toRepeat, kind: "text" },
      ],
      rows: list.students.map(({ fullName, matricNumber, average, coursesToRepeat }, at) => [
        at + 1,
        printed(fullName),
        printed(matricNumber),
        printedAverage(average),
        printed(coursesToRepeat.join(", ")),
      ]),
      empty: words.nobody,
    })),
  ];
}

/** The students of a large class by remark, on paper. */
export const summaryPaper: PaperExport = {
  name: longPaperNames.resultSummary,
  title,
  endpoint,
  columns: [],
  count: async (asking, asked) =>
    (await compositeOf(asking, parse(endpoint, asked))).students.length,
  async read(reading, asked) {
    const { paper: _, ...which } = parse(endpoint, asked);
    const composite = await compositeOf(reading, which);
    const code = await verificationOf(reading, which, composite, "result-summary");
    const remarks = countedRemarks(composite.students.map(({ cgpaRemark }) => cgpaRemark));
    const named = composite.provisional ? paperWords.provisional(title) : title;
    return {
      title: named,
      size: "A4",
      parts: [
        {
          title: named,
          checkAt: code?.verifyUrl,
          code: code?.code,
          particulars: classLines(composite, code),
          tables: summaryTables(
            remarks,
            remarks.map(({ remark }) => ({
              title: remark ?? words.noResult,
              students: studentsWith(composite.students, remark),
            })),
          ),
          signatures,
        },
      ],
    };
  },
};
