import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";

/** Brings a deleted notice back, and says so. */
export function useBringBack() {
  const { mutate } = useOperation("undoDeleteNotice", {
    invalidates: ["listNoticeBoard", "getNotice", "listOwnNotices"],
    onSuccess: () => toast({ title: noticeBoardMessages.undone, tone: "success" }),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return mutate;
}

/** The way back in the news of what was deleted; pressed once. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [pressed, setPressed] = useState(false);
  if (pressed) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-2"
      onClick={() => {
        setPressed(true);
        onUndo();
      }}
    >
      {noticeBoardMessages.undo}
    </Button>
  );
}
