import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { putmeSlugs, usualPutme, type PutmeSlug } from "@polyportal/domain/putme-result/programmes";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Select } from "@polyportal/ui/select";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { Download } from "../../parts/import/download.tsx";
import { EarlierImports } from "../../parts/import/earlier-imports.tsx";
import { ImportStands } from "../../parts/import/import-stands.tsx";
import { ImportStart, previewTimeoutMs } from "../../parts/import/import-start.tsx";
import { useKeptFocus } from "../../parts/import/use-kept-focus.ts";
import { useLaterCalls } from "../../parts/later/use-later-calls.ts";
import { choicesOf } from "../../parts/list/filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { examined } from "./examined.ts";

/** Has the server import results of the PUTME: of which programme and session, and then their sheet. */
export function Upload() {
  useLaterCalls();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayEnter = useMay("applications.enter", "previewPutmeResults", "uploadPutmeResults");
  const id = params.get("import");
  useKeptFocus(id);
  return (
    <PortalPage
      title={words.upload.title}
      lead={importPageMessages.lead}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={staffPaths.putmeResults}>{words.acts.view}</BareLink>
        </Button>
      }
    >
      {!mayEnter && <Alert tone="info">{actMessages.noClaim}</Alert>}
      {mayEnter && id && (
        <ImportStands
          key={id}
          id={id}
          sheet={{
            upload: "uploadPutmeResults",
            onOther: () => void navigate({ search: "" }),
            changes: ["listPutmeResults"],
          }}
        />
      )}
      {mayEnter && !id && (
        <div className="grid grid-cols-1 gap-8">
          <Start />
          <EarlierImports kinds={[putmeKind]} />
        </div>
      )}
    </PortalPage>
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
