import type { ReactNode } from "react";
import { printed } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { CompositeSheet, type CompositeSheetView } from "../composite-sheet/composite-sheet.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { usePageFoot } from "../document-frame/use-page-foot.ts";
import { DocumentPack } from "../document-pack/document-pack.tsx";
import { boardPackWords } from "./board-pack.words.ts";
import { GradeCurves, type CourseCurve } from "./grade-curves.tsx";
import { PackOpen, type AmendedResult, type AskedResult, type MissingSheet } from "./pack-open.tsx";
import { PackSummary, type RemarkCount, type StudentList } from "./pack-summary.tsx";
import "./board-pack.css";

export type { CourseCurve, CurveSession } from "./grade-curves.tsx";
export type { AmendedResult, AskedResult, MissingSheet } from "./pack-open.tsx";
export type { ListedStudent, RemarkCount, StudentList } from "./pack-summary.tsx";

/** A class's results as the academic board is shown them. */
export type BoardPackView = {
  /** The class's composite sheet; its school issues the pack, and where it is provisional all of it is. */
  composite: CompositeSheetView;
  /** What the class is called in a line. */
  name: string | null | undefined;
  /** Of all that the pack says, in short: `3F2A-91BC-07DE`. */
  code: string | null | undefined;
  /** The whole of it. */
  fingerprint: string | null | undefined;
  /** Who made it. */
  madeBy: string | null | undefined;
  /** ISO; when. */
  madeAt: string | null | undefined;
  /** How many students have each remark, the best first. */
  remarks: readonly RemarkCount[];
  /** Students whom the board decides about by name. */
  lists: readonly StudentList[];
  /** How each course came out, beside earlier sessions. */
  curves: readonly CourseCurve[];
  /** The score sheets that the board waits for. */
  missing: readonly MissingSheet[];
  /** What was amended. */
  amendments: readonly AmendedResult[];
  /** What is asked to be amended, and not decided. */
  requests: readonly AskedResult[];
};

export type BoardPackProps = {
  /** The pack to show. */
  pack: BoardPackView;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
};

/** All that the academic board decides a class's results over, as one file on the larger paper. */
export function BoardPack({ pack, actions }: BoardPackProps) {
  const words = useWords("boardPack", boardPackWords);
  const { composite } = pack;
  const { school, provisional, option } = composite;
  const title = (name: string) => words.part(name, provisional);
  usePageFoot(words.foot(printed(pack.name), printed(pack.code)));
  return (
    <DocumentPack actions={actions}>
      <DocumentFrame school={school} title={title(words.summary)}>
        <DocumentRows
          rows={[
            { label: words.department, value: composite.department },
            { label: words.level, value: composite.level },
            ...(option ? [{ label: words.option, value: option }] : []),
            { label: words.faculty, value: composite.faculty },
            { label: words.session, value: composite.session },
            { label: words.programme, value: composite.programme },
            { label: words.semester, value: composite.semester },
            { label: words.code, value: pack.code },
            { label: words.madeBy, value: pack.madeBy },
            { label: words.madeAt, value: words.at(pack.madeAt) },
            { label: words.fingerprint, value: pack.fingerprint },
          ]}
        />
        <PackSummary remarks={pack.remarks} lists={pack.lists} />
      </DocumentFrame>
      <CompositeSheet composite={composite} />
      <DocumentFrame school={school} title={title(words.curves)}>
        <GradeCurves curves={pack.curves} />
      </DocumentFrame>
      <DocumentFrame school={school} title={title(words.open)}>
        <PackOpen {...pack} />
      </DocumentFrame>
      <DocumentFrame school={school} title={title(words.signatures)}>
        <p className="relative">{words.declaration}</p>
        <SignatureLines roles={words.roles} />
      </DocumentFrame>
      <DocumentFrame school={school} title={title(words.minutes)}>
        <DocumentRows
          columns={1}
          rows={words.blanks.map((label) => ({
            label,
            value: { node: <span className="board-blank block" /> },
          }))}
        />
        <DocumentSection title={words.decision}>
          {Array.from({ length: blankLines }, (_, line) => (
            <div key={line} className="board-blank" />
          ))}
        </DocumentSection>
        <SignatureLines roles={words.roles.slice(-2)} />
      </DocumentFrame>
    </DocumentPack>
  );
}

/** So many lines for a decision. */
const blankLines = 8;
