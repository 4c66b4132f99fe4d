import { unsavedMessages } from "@polyportal/domain/messages/unsaved";
import { Confirm } from "../../components/confirm/confirm.tsx";

export type UnsavedQuestionProps = {
  /** Whether somebody is about to leave. */
  open: boolean;
  /** Stays with what was typed. */
  onStay: () => void;
  /** Leaves, and what was typed is lost. */
  onLeave: () => void;
};

/** Asked before typed words are lost. */
export function UnsavedQuestion({ open, onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <Confirm
      open={open}
      onOpenChange={onStay}
      title={unsavedMessages.title}
      question={unsavedMessages.question}
      confirmLabel={unsavedMessages.leave}
      onConfirm={onLeave}
    />
  );
}
