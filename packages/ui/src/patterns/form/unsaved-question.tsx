import { Confirm } from "../../components/confirm/confirm.tsx";
import { useWords } from "../../words/words.ts";
import { formWords } from "./form.words.ts";

export type UnsavedQuestionProps = {
  /** Whether somebody is about to leave. */
  open: boolean;
  /** Stays on the page. */
  onStay: () => void;
  /** Leaves; typed text is lost. */
  onLeave: () => void;
};

/** Asks before typed text is lost. */
export function UnsavedQuestion({ open, onStay, onLeave }: UnsavedQuestionProps) {
  const words = useWords("form", formWords);
  return (
    <Confirm
      open={open}
      onOpenChange={onStay}
      title={words.unsavedTitle}
      question={words.unsavedQuestion}
      confirmLabel={words.leave}
      onConfirm={onLeave}
    />
  );
}
