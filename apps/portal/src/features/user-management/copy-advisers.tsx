import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { useState } from "react";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";
import { HoldAct } from "../../parts/act/hold-act.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { tellFailed } from "../../parts/act/tell-failed.ts";

type Props = {
  /** To which session. */
  sessionId: number;
  /** From which, and how many classes have nobody yet. */
  copies: { from: string; count: number };
  onClose: () => void;
};

const shownBy = ["listClassAdvisers"] as const;

/** Who gains and loses, and the question, before last session's advisers are copied. */
export function CopyAdvisers({ sessionId, copies, onClose }: Props) {
  const tell = useBulkUndo(shownBy);
  const [held, setHeld] = useState(false);
  const copy = useOperation("copyClassAdvisers", {
    invalidates: shownBy,
    onSuccess: ({ copied, undoId }) => {
      onClose();
      tell(words.copied(copied), undoId);
    },
    onError: tellFailed,
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && !copy.isPending && onClose()}
      title={words.copyTitle}
      description={words.copyQuestion(copies.count, copies.from)}
      footer={
        <>
          <Button variant="secondary" disabled={copy.isPending} onClick={onClose}>
            {actMessages.cancel}
          </Button>
          <Button
            disabled={held}
            loading={copy.isPending}
            onClick={() => copy.mutate({ sessionId })}
          >
            {words.copy}
          </Button>
        </>
      }
    >
      <HoldAct value={setHeld}>
        <WhoGains wish={{ copiedAdvisers: { sessionId } }} />
      </HoldAct>
    </Dialog>
  );
}
