import { actMessages } from "@polyportal/domain/messages/act";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useEffect, useState } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * A toast with an undo button, for an act that one call reverts exactly. The undo reports its own success,
 * since it may outlive the page.
 */
export function toastWithUndo(title: string, onUndo: () => void, body?: string): void {
  toast({
    title,
    body: (
      <>
        {body}
        <UndoButton onUndo={onUndo} />
      </>
    ),
    status: "success",
    durationMs: actMessages.undoMs,
  });
}

/** Can be pressed once. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (pressed) focusHeading();
  }, [pressed]);
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
      {actMessages.undo}
    </Button>
  );
}
