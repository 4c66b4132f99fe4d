import type { ReactNode } from "react";
import { use } from "react";
import { resultSheetPageSize } from "@polyportal/domain/results/result-sheet";
import type { DocumentRow } from "../document-frame/document-section.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import type { CountedLine } from "../document-frame/name-size.ts";
import { PackContext } from "../document-frame/pack-context.ts";
import { PrintBar } from "../document-frame/print-bar.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { usePrintDay } from "../document-frame/use-print-day.ts";
import { Watermark } from "../document-frame/watermark.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { SheetHeading } from "./sheet-heading.tsx";
import { useWords } from "../../words/words.ts";
import { documentSheetsWords } from "./document-sheets.words.ts";

export type DocumentSheetsProps<Row> = {
  /** Who issues it. */
  school: School;
  /** What it is: the heading of each sheet. */
  title: string;
  /** What the sheets have in common, repeated on each. */
  particulars: readonly DocumentRow[];
  /** The columns of the table. */
  columns: readonly DocumentColumn<Row>[];
  /** The lines of all sheets. */
  rows: readonly Row[];
  /** What the rows are, in the plural: "Students". */
  counted: string;
  /** What a table without rows says. */
  empty: string;
  /** How high a line is on paper: room for one line of text, for a signature, or for two lines. */
  lines: CountedLine;
  /** Stands before the table of the first sheet. */
  opening?: ReactNode;
  /** Stands after the table of the last sheet. */
  closing?: ReactNode;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
  /** Where each of the sheets can be checked. */
  verification?: Verification | undefined;
};

/**
 * A list on numbered sheets of 30 lines exactly (platform 9), each with the heading of the first, so
 * that a sheet which is torn off still says what it is.
 */
export function DocumentSheets<Row>({
  school,
  title,
  particulars,
  columns,
  rows,
  counted,
  empty,
  lines,
  opening,
  closing,
  actions,
  verification,
}: DocumentSheetsProps<Row>) {
  const words = useWords("documentSheets", documentSheetsWords);
  const printDay = usePrintDay();
  const packed = use(PackContext);
  const sheets = Math.max(1, Math.ceil(rows.length / resultSheetPageSize));
  return (
    // Wider than A4 on a screen, whose letters are larger than the 8 pt of these sheets on paper.
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4 print:block print:max-w-none">
      {!packed && <PrintBar actions={actions} />}
      <article aria-label={title} className="grid grid-cols-1 gap-4 print:block">
        {Array.from({ length: sheets }, (_, sheet) => {
          const first = sheet * resultSheetPageSize;
          const page = rows.slice(first, first + resultSheetPageSize);
          const place = words.shown(counted, first + 1, first + page.length, rows.length);
          return (
            <section
              key={sheet}
              aria-label={words.sheet(sheet + 1, sheets)}
              // Off the screen a sheet costs nothing. Paper shows them all by itself; "visible" there
              // would have each laid out twice, first to ask for the size of the paper.
              className="relative grid grid-cols-1 gap-4 rounded border border-line bg-paper-raised p-4 [contain-intrinsic-block-size:auto_100rem] [content-visibility:auto] sm:p-10 print:block print:rounded-none print:border-0 print:p-0 print:not-last:break-after-page print:[&>*+*+*]:mt-[2mm]"
            >
              <Watermark school={school} />
              <SheetHeading
                school={school}
                title={title}
                level={sheet > 0 ? "sheet" : packed ? "packed" : "page"}
                printDay={printDay}
                verification={verification}
              />
              <DocumentRows rows={particulars} dense />
              {sheet === 0 && opening}
              <div className="relative flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted print:text-[8pt]/[10pt]">
                <p>{place}</p>
                {/* On paper the margin says it (theme/print.css). */}
                <p className="print:hidden">{words.sheet(sheet + 1, sheets)}</p>
              </div>
              <DocumentTable
                caption={words.table(title, place)}
                columns={columns}
                rows={page}
                empty={empty}
                offset={first}
                lines={lines}
                minWidth="min-w-[58rem]"
              />
              {sheet === sheets - 1 && closing}
            </section>
          );
        })}
      </article>
    </div>
  );
}
