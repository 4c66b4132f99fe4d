import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { aboutSheet, scoresKind } from "@polyportal/domain/score-sheet/import-about";
import { mostUploaded } from "@polyportal/domain/score-sheet/upload";
import { Alert } from "@polyportal/ui/alert";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { EarlierImports } from "../../parts/import/earlier-imports.tsx";
import { ImportStatus } from "../../parts/import/import-status.tsx";
import { ImportStart, previewTimeoutMs } from "../../parts/import/import-start.tsx";
import { useKeptFocus } from "../../parts/import/use-kept-focus.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { ScoreTemplate } from "./score-template.tsx";
import type { Which } from "./sheet-in.ts";

type Sheet = Output<"getScoreSheet">;

/** What pages keep that an upload, or its undo, changes. */
const changes = ["getScoreSheet", "listMyCourses", "getMyCourse", "listScoreVersions"] as const;

/** Has the server enter the scores of a sheet: what becomes of each row is seen before. */
export function UploadScores(which: Which) {
  const query = useQuery(queryOptionsFor(useClient(), "getScoreSheet", which));
  const [params] = useSearchParams();
  const id = params.get("import");
  useKeptFocus(id);
  return (
    <PortalPage
      title={query.data ? words.uploadTo(query.data.code) : words.upload}
      lead={words.uploadLead}
      actions={
        <ButtonLink href={scoreSheetPath(which.courseId, which.sessionId)}>
          {words.backToScores}
        </ButtonLink>
      }
    >
      <Fetched query={query} label={words.fetching}>
        {(sheet) => (id ? <Uploaded id={id} {...which} /> : <Begin sheet={sheet} />)}
      </Fetched>
    </PortalPage>
  );
}

const withinOf = ({ courseId, sessionId }: Which) => ({
  course: String(courseId),
  session: String(sessionId),
});

function Uploaded({ id, ...which }: Which & { id: string }) {
  const navigate = useNavigate();
  const path = scoreSheetPath(which.courseId, which.sessionId);
  return (
    <ImportStatus
      key={id}
      id={id}
      sheet={{
        upload: "uploadScoreSheet",
        onOther: () => void navigate(`${path}#import`),
        changes,
      }}
      within={withinOf(which)}
    />
  );
}

function Begin({ sheet }: { sheet: Sheet }) {
  const [, setParams] = useSearchParams();
  const { courseId, sessionId, acts } = sheet;
  const which = { courseId, sessionId };
  const preview = useOperation("previewScoreSheet", {
    onSuccess: ({ importId }) => setParams({ ...withinOf(which), import: importId }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <div className="grid grid-cols-1 gap-8">
      {acts.includes("enter") ? (
        <ImportStart
          preview={{ ...preview, mutate: (given) => preview.mutate({ ...which, ...given }) }}
          sample={<ScoreTemplate {...sheet} />}
          fileHint={words.uploadHint(mostUploaded.toLocaleString("en"))}
        />
      ) : (
        <Alert status="warning">{words.notNow}</Alert>
      )}
      <EarlierImports kinds={[scoresKind]} about={aboutSheet(courseId, sessionId)} />
    </div>
  );
}
