import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Alert } from "../../components/alert/alert.tsx";
import type { DraftState } from "./use-draft.ts";
import { useWords } from "../../words/words.ts";
import { draftWords } from "./draft.words.ts";

export type DraftStatusProps = Omit<ComponentProps<"p">, "children" | "title"> & {
  /** The `state` of `useDraft`. */
  state: DraftState;
};

/** A line beside the form's buttons that says whether the draft is stored. */
export function DraftStatus({ state, ...rest }: DraftStatusProps) {
  const words = useWords("draft", draftWords);
  if (state === "empty") return null;
  if (state === "refused") {
    return (
      <Alert status="warning" live {...rest}>
        {words.refused}
      </Alert>
    );
  }
  return (
    // Announced when a draft is restored, but not at every pause in typing.
    <p
      role={state === "restored" ? "status" : undefined}
      {...rest}
      // Concerns this device, so it is not printed.
      className={cx("ui-note print:hidden", rest.className)}
    >
      {words.states[state]}
    </p>
  );
}
