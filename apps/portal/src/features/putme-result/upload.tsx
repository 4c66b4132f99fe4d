import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { putmeSlugs, usualPutme, type PutmeSlug } from "@polyportal/domain/putme-result/programmes";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Select } from "@polyportal/ui/select";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useMay } from "../../app/use-may.ts";
import { Download } from "../../parts/import/download.tsx";
import { ImportFrame } from "../../parts/import/import-frame.tsx";
import { ImportStart, previewTimeoutMs } from "../../parts/import/import-start.tsx";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { choicesOf } from "../../parts/list/filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { examined } from "./examined.ts";

/** Has the server import results of the PUTME: of which programme and session, and then their sheet. */
export function Upload() {
  useLazyEndpoints();
  const navigate = useNavigate();
  const mayEnter = useMay("applications.enter", "previewPutmeResults", "uploadPutmeResults");
  return (
    <ImportFrame
      title={words.upload.title}
      back={{ href: staffPaths.putmeResults, label: words.acts.view }}
      sheet={{
        upload: "uploadPutmeResults",
        onOther: () => void navigate({ search: "" }),
        changes: ["listPutmeResults"],
      }}
      start={<Start />}
      kinds={[putmeKind]}
      barred={mayEnter ? undefined : <Alert status="info">{actMessages.noClaim}</Alert>}
    />
  );
}

function Start() {
  const [, setParams] = useSearchParams();
  const sessions = useSessions();
  const current = sessions.find((session) => session.current)?.id;
  const [chosen, setChosen] = useState<number>();
  const [slug, setSlug] = useState<PutmeSlug>(usualPutme);
  const sessionId = chosen ?? current;
  const preview = useOperation("previewPutmeResults", {
    onSuccess: ({ importId }) => setParams({ import: importId }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <Select
          label={words.upload.programme}
          required
          options={examined}
          value={slug}
          onChange={({ target }) => setSlug(putmeSlugs.find((one) => one === target.value) ?? slug)}
        />
        <Select
          label={words.upload.session}
          required
          options={choicesOf(sessions)}
          value={sessionId ?? ""}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      {sessionId !== undefined && (
        <ImportStart
          preview={{
            ...preview,
            mutate: (given) => preview.mutate({ slug, sessionId, ...given }),
          }}
          sample={
            <Download
              fetchFile={(client) => client.call("downloadPutmeResultsSample", {})}
              fileName={words.upload.sample}
            >
              {importPageMessages.sample}
            </Download>
          }
        />
      )}
    </div>
  );
}
