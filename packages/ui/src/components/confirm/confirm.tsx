import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { useWords } from "../../words/words.ts";
import { confirmWords } from "./confirm.words.ts";

export type ConfirmProps = {
  /** Whether the question is on the screen; the caller holds this. */
  open: boolean;
  /** Called with false when the question is dropped: Escape, Cancel or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** What it is about, such as "Delete CSC 301". */
  title: ReactNode;
  /** The question itself; the specified question about a course unless said. */
  question?: ReactNode;
  /** The word on the button that does it. */
  confirmLabel: string;
  /** The word on the button that leaves all as it is; "Keep it" where something is cancelled. */
  dropLabel?: string;
  /** danger for what cannot be undone. */
  tone?: "primary" | "danger";
  /** The action is running: the button turns and nothing closes. */
  busy?: boolean;
  /** Does it. The caller closes the question when it is done. */
  onConfirm: () => void;
};

/** A question that must be answered before something is done. Focus starts on Cancel. */
export function Confirm(props: ConfirmProps) {
  const words = useWords("confirm", confirmWords);
  const { open, onOpenChange, title, confirmLabel, busy = false, onConfirm } = props;
  const { question = words.question, tone = "danger" } = props;
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
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
