import { useOperation } from "@polyportal/api-client/query/use-operation";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { toast } from "@polyportal/ui/toast";
import { tellFailed } from "../../parts/act/tell-failed.ts";

/** Brings a deleted notice back, and says so. */
export function useBringBack() {
  const { mutate } = useOperation("undoDeleteNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "getHistory", "listOwnNotices"],
    onSuccess: () => toast({ title: noticeBoardMessages.undone, status: "success" }),
    onError: tellFailed,
  });
  return mutate;
}
