import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useBulkUndo } from "../../parts/act/bulk-undo.ts";

type Props = {
  /** To which session. */
  sessionId: number;
  /** From which, and how many classes have nobody yet. */
  copies: { from: string; count: number };
  onClose: () => void;
};

const shownBy = ["listClassAdvisers"] as const;

/** The question before last session's advisers are copied. */
export function CopyAdvisers({ sessionId, copies, onClose }: Props) {
  const tell = useBulkUndo(shownBy);
  const copy = useOperation("copyClassAdvisers", {
    invalidates: shownBy,
    onSuccess: ({ copied, undoId }) => {
      onClose();
      tell(words.copied(copied), undoId);
    },
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.copyTitle}
      question={words.copyQuestion(copies.count, copies.from)}
      confirmLabel={words.copy}
      busy={copy.isPending}
      onConfirm={() => copy.mutate({ sessionId })}
    />
  );
}
