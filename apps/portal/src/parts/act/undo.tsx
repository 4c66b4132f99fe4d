import { actMessages } from "@polyportal/domain/messages/act";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";

/**
 * News of an act that one call takes back exactly, with the way back. Whether that succeeded its own
 * operation tells, which may outlive the page.
 */
export function toastWithUndo(title: string, onUndo: () => void): void {
  toast({
    title,
    body: <UndoButton onUndo={onUndo} />,
    tone: "success",
    durationMs: actMessages.undoMs,
  });
}

/** Pressed once. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
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
      {actMessages.undo}
    </Button>
  );
}
