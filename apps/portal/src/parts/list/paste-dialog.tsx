import { useOperation } from "@polyportal/api-client/query/use-operation";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Textarea } from "@polyportal/ui/textarea";
import { useState } from "react";
import { Found } from "./found.tsx";
import type { PasteListProps } from "./paste-list.tsx";

/** Asks for the list, tells line by line what is in doubt, and chooses the rest. */
export function PasteDialog({ kind, onChosen, onClose }: PasteListProps & { onClose: () => void }) {
  const [text, setText] = useState("");
  const { mutate, data, error, reset, isPending } = useOperation("resolveList");
  const found = data?.found ?? [];
  const tooMany = found.length > largestPage;
  const find = () => mutate({ kind, text });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          {found.length > 0 ? (
            <Button
              disabled={tooMany}
              onClick={() => {
                onChosen(found.map(({ id }) => id));
                onClose();
              }}
            >
              {words.choose(found.length)}
            </Button>
          ) : (
            <Button loading={isPending} disabled={text.trim() === ""} onClick={find}>
              {words.find}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Textarea
          label={words.text}
          hint={words.hint}
          // A thousand lines would take the answer out of sight.
          className="max-h-48 overflow-y-auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // What was found is of the text before.
            if (data || error) reset();
          }}
        />
        {error && (
          <Alert tone="fail" title={words.failed} live>
            {error.message}
          </Alert>
        )}
        {data && <Found {...data} />}
        {tooMany && (
          <Alert tone="warning" live>
            {words.tooMany(largestPage)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
