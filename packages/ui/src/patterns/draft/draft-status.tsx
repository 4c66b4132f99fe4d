import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Alert } from "../../components/alert/alert.tsx";
import type { DraftState } from "./use-draft.ts";
import { useWords } from "../../words/words.ts";
import { draftWords } from "./draft.words.ts";

export type DraftStatusProps = Omit<ComponentProps<"p">, "children" | "title"> & {
  /** How it stands with the draft: the `state` of `useDraft`. */
  state: DraftState;
};

/** Whether what is typed is kept, in a line beside the form's buttons. */
export function DraftStatus({ state, ...rest }: DraftStatusProps) {
  const words = useWords("draft", draftWords);
  if (state === "empty") return null;
  if (state === "refused") {
    return (
      <Alert tone="warning" live {...rest}>
        {words.refused}
      </Alert>
    );
  }
  return (
    // Read out once, when a draft comes back; not at every pause in typing.
    <p
      role={state === "restored" ? "status" : undefined}
      {...rest}
      // Of this device, and so of no paper.
      className={cx("ui-note print:hidden", rest.className)}
    >
      {words.states[state]}
    </p>
  );
}
