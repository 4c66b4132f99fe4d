import type { Input } from "@polyportal/api-client/client/client";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { Button } from "@polyportal/ui/button";
import { lazy, Suspense, useState } from "react";

// Most visits paste nothing.
const PasteDialog = lazy(async () => ({
  default: (await import("./paste-dialog.tsx")).PasteDialog,
}));

export type PasteListProps = {
  /** Whom the list is of: by their ids it knows its rows. */
  kind: Input<"resolveList">["kind"];
  /** Called with the ids of whoever was found for certain. */
  onChosen: (ids: readonly string[]) => void;
};

/** Chooses rows of a list by a pasted list of numbers, names, e-mails and phones. */
export function PasteList(props: PasteListProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {listChoiceMessages.paste}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PasteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
