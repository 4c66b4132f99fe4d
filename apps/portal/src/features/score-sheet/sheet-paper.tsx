import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paperAtOnce } from "@polyportal/domain/export/exports";
import { longPaperPage } from "@polyportal/domain/messages/long-papers";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { isPrinted } from "@polyportal/domain/score-sheet/printed";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { ResultSheet } from "@polyportal/ui/result-sheet";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { LongPaper } from "../../parts/paper/long-paper.tsx";
import { Fetched } from "../../app/fetched.tsx";
import type { Which } from "./sheet-in.ts";

type Sheet = Output<"getScoreSheet">;
type Paper = Output<"getSheetPaper">;

/** The scores of a course on paper: provisional, and without a code, until the board has published them. */
export function SheetPaper(which: Which) {
  const client = useClient();
  const sheet = useQuery(queryOptionsFor(client, "getScoreSheet", which));
  const paper = useQuery(queryOptionsFor(client, "getSheetPaper", which));
  return (
    <DocumentPage title={words.sheetOnPaper}>
      <Fetched query={sheet.data ? paper : sheet} label={words.fetching}>
        {() => sheet.data && paper.data && <Printed sheet={sheet.data} paper={paper.data} />}
      </Fetched>
    </DocumentPage>
  );
}

function Printed({ sheet, paper }: { sheet: Sheet; paper: Paper }) {
  const school = useIssuer();
  const rows = sheet.rows.filter(isPrinted);
  if (rows.length > paperAtOnce) {
    const asked = { courseId: sheet.courseId, sessionId: sheet.sessionId };
    return (
      <LongPaper
        title={words.sheetOnPaper}
        paper="resultSheet"
        lead={longPaperPage.lead(rows.length)}
        asked={asked}
      />
    );
  }
  return (
    <ResultSheet
      result={{
        school,
        faculty: sheet.faculty,
        department: sheet.department,
        programme: sheet.programme,
        session: sheet.session,
        semester: sheet.semester,
        courseTitle: sheet.title,
        courseCode: sheet.code,
        courseUnit: sheet.creditUnit,
        parts: partsOf(sheet.split),
        gradeCounts: statisticsOf(rows).counts,
        studentGrades: rows.map(({ grade, code, ...row }) => ({
          ...row,
          grade: code ?? grade,
          remarks: words.cameTo(grade),
        })),
        provisional: sheet.state !== "published",
        verification: paper.verification ?? undefined,
      }}
    />
  );
}
