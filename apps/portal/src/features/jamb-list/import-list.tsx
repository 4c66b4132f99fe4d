import { useOperation } from "@polyportal/api-client/query/use-operation";
import { jambListKind } from "@polyportal/domain/jamb-list/about";
import { isJambList, jambLists } from "@polyportal/domain/jamb-list/lists";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import { RadioGroup } from "@polyportal/ui/radio";
import { Select } from "@polyportal/ui/select";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Download } from "../../parts/import/download.tsx";
import { ImportFrame } from "../../parts/import/import-frame.tsx";
import { ImportStart, previewTimeoutMs } from "../../parts/import/import-start.tsx";
import { choicesOf } from "../../parts/list/filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";

/** Has the server import one of JAMB's lists: which of a session, and then its sheet. */
export function ImportList() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <ImportFrame
      title={importPageMessages.title(words.noun)}
      back={{ href: pathname }}
      sheet={{
        upload: "uploadJambList",
        onOther: () => void navigate({ search: "", hash: "import" }),
        changes: ["listJambCandidates"],
      }}
      start={<Start />}
      kinds={[jambListKind]}
    />
  );
}

function Start() {
  const [, setParams] = useSearchParams();
  const sessions = useSessions();
  const current = sessions.find((session) => session.current)?.id;
  const [chosen, setChosen] = useState<number>();
  const [list, setList] = useState<(typeof jambLists)[number]>("utme");
  const sessionId = chosen ?? current;
  const preview = useOperation("previewJambList", {
    onSuccess: ({ importId }) => setParams({ import: importId }),
    timeoutMs: previewTimeoutMs,
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <Select
          label={words.session}
          required
          options={choicesOf(sessions)}
          value={sessionId ?? ""}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <RadioGroup
          label={words.columns.list}
          required
          options={jambLists.map((one) => ({ value: one, label: words.lists[one] }))}
          value={list}
          onChosen={(value) => {
            if (typeof value === "string" && isJambList(value)) setList(value);
          }}
        />
      </div>
      {sessionId !== undefined && (
        <ImportStart
          preview={{
            ...preview,
            mutate: (given) => preview.mutate({ sessionId, list, ...given }),
          }}
          sample={
            <Download
              fetchFile={(client) => client.call("downloadJambListSample", {})}
              fileName={words.sample}
            >
              {importPageMessages.sample}
            </Download>
          }
        />
      )}
    </div>
  );
}
