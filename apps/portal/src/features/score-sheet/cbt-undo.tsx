import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useNavigate } from "react-router-dom";

type Props = {
  id: string;
  /** The import's own page. */
  path: string;
  onClose: () => void;
};

/** Asked once more, and then told on the import's own page, with what was kept. */
export function CbtUndo({ id, path, onClose }: Props) {
  const navigate = useNavigate();
  const undo = useOperation("undoImport", {
    invalidates: ["listCbtResults", "getScoreSheet", "listMyCourses", "getMyCourse"],
    onSuccess: () => void navigate(path),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, status: "fail" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={importPageMessages.undo}
      question={words.undoQuestion}
      confirmLabel={importPageMessages.undo}
      dropLabel={importPageMessages.keepIt}
      busy={undo.isPending}
      onConfirm={() => undo.mutate({ id }, { onSettled: onClose })}
    />
  );
}
