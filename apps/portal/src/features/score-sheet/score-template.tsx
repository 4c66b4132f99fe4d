import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { templateName } from "@polyportal/domain/score-sheet/upload";
import { Download } from "../../parts/import/download.tsx";
import type { Which } from "./sheet-in.ts";

type Props = Which & { code: string; session: string };

/** Saves a course's sheet as a workbook, to be filled in. */
export function ScoreTemplate({ courseId, sessionId, code, session }: Props) {
  return (
    <Download
      fetchFile={(client) => client.call("downloadScoreSheet", { courseId, sessionId })}
      fileName={templateName(code, session)}
    >
      {words.template}
    </Download>
  );
}
