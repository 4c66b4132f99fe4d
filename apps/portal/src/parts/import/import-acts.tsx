import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { isBulkEdit } from "@polyportal/domain/import/pages";
import { bulkEditMessages as bulkWords } from "@polyportal/domain/messages/bulk-edit";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { importTickMessages } from "@polyportal/domain/messages/import-tick";
import { Button } from "@polyportal/ui/button";
import { Checkbox } from "@polyportal/ui/checkbox";
import { Confirm } from "@polyportal/ui/confirm";
import { useState } from "react";
import { tellFailed } from "../act/tell-failed.ts";
import { Download } from "./download.tsx";
import type { ApplyQuestion, Import, UploadName } from "./import-types.ts";

type Props = {
  data: Import;
  /** For an import; a bulk edit has no upload. */
  upload: UploadName | undefined;
  /** Endpoints whose cached answers it changes. */
  changes?: readonly EndpointName[];
  /** The confirmation before applying. */
  question?: ApplyQuestion | undefined;
  /** Called when the server has accepted it. */
  onDone: () => void;
};

/** What can be done with an import: carried out, undone, its refused rows saved. */
export function ImportActs({ data, upload, changes, question, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const undo = useOperation("undoImport", {
    invalidates: changes,
    onSuccess: onDone,
    onError: tellFailed,
  });
  const said = isBulkEdit(data.kind) ? bulkWords : words;
  return (
    <>
      {data.state === "previewed" && upload && (
        <Apply data={data} upload={upload} changes={changes} question={question} onDone={onDone} />
      )}
      {data.refused > 0 && (
        <Download
          fetchFile={(client) => client.call("getRefusedRows", { id: data.id })}
          fileName={`${data.kind}-refused.xlsx`}
        >
          {words.downloadRefused}
        </Download>
      )}
      {data.mayUndo && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {said.undo}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={said.undo}
        question={said.undoQuestion}
        confirmLabel={said.undo}
        dropLabel={words.keepIt}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id: data.id }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function Apply({ data, upload, changes, question, onDone }: Props & { upload: UploadName }) {
  const [asking, setAsking] = useState(false);
  const apply = useOperation(upload, {
    invalidates: changes,
    onSuccess: onDone,
    onError: tellFailed,
  });
  const [ticked, setTicked] = useState(false);
  const written = data.new + data.changed - (ticked ? 0 : data.toTick);
  const go = () =>
    apply.mutate(
      { importId: data.id, ...(ticked && { ticked }) },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      {data.toTick > 0 && (
        <div className="w-full">
          <Checkbox
            label={importTickMessages.tick(data.toTick)}
            hint={importTickMessages.hint}
            checked={ticked}
            onChange={({ target }) => setTicked(target.checked)}
          />
        </div>
      )}
      <Button
        disabled={written === 0 || !data.mayApply}
        loading={apply.isPending && !asking}
        onClick={() => (question ? setAsking(true) : go())}
      >
        {words.import(written)}
      </Button>
      {question && (
        <Confirm
          {...question}
          open={asking}
          onOpenChange={setAsking}
          confirmLabel={words.import(written)}
          busy={apply.isPending}
          onConfirm={go}
        />
      )}
    </>
  );
}
