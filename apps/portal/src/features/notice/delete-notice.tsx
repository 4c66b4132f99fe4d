import { useOperation } from "@polyportal/api-client/query/use-operation";
import { noticeBoardMessages as words } from "@polyportal/domain/messages/notice-board";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useBringBack } from "./bring-back.ts";

type Props = { notice: { id: string; title: string }; onClose: () => void };

/** Asks before a notice is deleted; the news of it carries the way back. */
export function DeleteNotice({ notice: { id, title }, onClose }: Props) {
  const bringBack = useBringBack();
  const { mutateAsync } = useOperation("deleteNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
    onSuccess: () => toastWithUndo(words.removed, () => bringBack({ id })),
  });
  return (
    <AskSure
      title={`${words.acts.remove}: ${title}`}
      question={words.removing(title)}
      label={words.acts.remove}
      onClose={onClose}
      onAct={() => mutateAsync({ id })}
    />
  );
}
