import type { ReactNode } from "react";
import { printed } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { PackSummary, type RemarkCount, type StudentList } from "../board-pack/pack-summary.tsx";
import type { CompositeSheetView } from "../composite-sheet/composite-sheet.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { resultSummaryWords } from "./result-summary.words.ts";

/** How a class has come out, as its summary shows it. */
export type ResultSummaryView = Omit<CompositeSheetView, "columns" | "students"> & {
  /** What the class is called in a line. */
  name: string | null | undefined;
  /** How many students have each remark, the best first. */
  counts: readonly RemarkCount[];
  /** Who has each, by name. */
  lists: readonly StudentList[];
};

export type ResultSummaryProps = {
  /** The class to show. */
  summary: ResultSummaryView;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
};

/** The students of a class by what their average means: how many, and who. */
export function ResultSummary({ summary, actions }: ResultSummaryProps) {
  const words = useWords("resultSummary", resultSummaryWords);
  const { option, fingerprint } = summary;
  return (
    <DocumentFrame
      school={summary.school}
      title={summary.provisional ? words.provisional(words.title) : words.title}
      holder={printed(summary.name)}
      actions={actions}
      verification={summary.verification}
    >
      <DocumentRows
        rows={[
          { label: words.department, value: summary.department },
          { label: words.level, value: summary.level },
          { label: words.faculty, value: summary.faculty },
          { label: words.session, value: summary.session },
          ...(option ? [{ label: words.option, value: option }] : []),
          { label: words.programme, value: summary.programme },
          { label: words.semester, value: summary.semester },
          { label: words.summary, value: summary.remarks },
          ...(fingerprint ? [{ label: words.fingerprint, value: fingerprint }] : []),
        ]}
      />
      <PackSummary remarks={summary.counts} lists={summary.lists} />
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
