import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { toast } from "@polyportal/ui/toast";

/** Brings a deleted notice back, and says so. */
export function useBringBack() {
  const { mutate } = useOperation("undoDeleteNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
    onSuccess: () => toast({ title: noticeBoardMessages.undone, tone: "success" }),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return mutate;
}
