import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { Download } from "./download.tsx";
import type { ImportEndpoints } from "./import-page.tsx";
import type { Import } from "./import-stands.tsx";

type Props = {
  data: Import;
  upload: ImportEndpoints["upload"];
  /** Called once the server has taken it on. */
  onDone: () => void;
};

const told = ({ message }: { message: string }) =>
  toast({ title: actMessages.failed, body: message, tone: "fail" });

/** What can be done with an import: carried out, undone, its refused rows saved. */
export function ImportActs({ data, upload, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const apply = useOperation(upload, { onSuccess: onDone, onError: told });
  const undo = useOperation("undoImport", {
    onSuccess: onDone,
    onError: told,
  });
  const written = data.new + data.changed;
  return (
    <>
      {data.state === "previewed" && (
        <Button
          disabled={written === 0 || !data.mayApply}
          loading={apply.isPending}
          onClick={() => apply.mutate({ importId: data.id })}
        >
          {words.import(written)}
        </Button>
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
          {words.undo}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={words.undo}
        question={words.undoQuestion}
        confirmLabel={words.undo}
        dropLabel={words.keepIt}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id: data.id }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
