import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { useWords } from "../../words/words.ts";
import { confirmWords } from "./confirm.words.ts";

export type ConfirmProps = {
  /** Whether it is open, controlled by the caller. */
  open: boolean;
  /** Called with false on Escape, Cancel or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The subject, such as "Delete CSC 301". */
  title: ReactNode;
  /** The question; by default the specified question about a course. */
  question?: ReactNode;
  /** The label of the button that does it. */
  confirmLabel: string;
  /** The label of the button that cancels; "Keep it" if the action itself is a cancelling. */
  dropLabel?: string;
  /** danger for what cannot be undone. */
  variant?: "primary" | "danger";
  /** The action is running: the button shows a spinner and the dialog stays open. */
  busy?: boolean;
  /** Does it. The caller closes the dialog when it is done. */
  onConfirm: () => void;
};

/** A question to answer before an action. The focus starts on Cancel. */
export function Confirm(props: ConfirmProps) {
  const words = useWords("confirm", confirmWords);
  const { open, onOpenChange, title, confirmLabel, busy = false, onConfirm } = props;
  const { question = words.question, variant = "danger" } = props;
  const { dropLabel = words.drop } = props;
  return (
    <Dialog
      role="alertdialog"
      width="confirm"
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={title}
      description={question}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {dropLabel}
          </Button>
          <Button variant={variant} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
