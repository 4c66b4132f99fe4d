import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useBringBack } from "./bring-back.ts";

type Props = { notice: { id: string; title: string }; onClose: () => void };

/** Asks before a notice is deleted; the news of it carries the way back. */
export function DeleteNotice({ notice: { id, title }, onClose }: Props) {
  const bringBack = useBringBack();
  const { mutate, isPending } = useOperation("deleteNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
    onSuccess: () => {
      toastWithUndo(noticeBoardMessages.removed, () => bringBack({ id }));
      onClose();
    },
    onError: ({ message }) => {
      toast({ title: actMessages.failed, body: message, status: "fail" });
      onClose();
    },
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={`${noticeBoardMessages.acts.remove}: ${title}`}
      question={noticeBoardMessages.removing(title)}
      confirmLabel={noticeBoardMessages.acts.remove}
      busy={isPending}
      onConfirm={() => mutate({ id })}
    />
  );
}
