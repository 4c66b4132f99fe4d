import { Alert } from "../../components/alert/alert.tsx";
import type { DraftState } from "./use-draft.ts";

export type DraftStatusProps = {
  /** How it stands with the draft: the `state` of `useDraft`. */
  state: DraftState;
};

const texts = {
  saved: "Saved on this device",
  restored: "What you typed before is back, saved on this device",
  elsewhere: "What you type in the other tab is shown here, saved on this device",
};

/** Whether what is typed is kept, in a line beside the form's buttons. */
export function DraftStatus({ state }: DraftStatusProps) {
  if (state === "empty") return null;
  if (state === "refused") {
    return (
      <Alert tone="warning" live>
        This device cannot keep what you type. Press the button below to save it before you leave.
      </Alert>
    );
  }
  return (
    // Read out once, when a draft comes back; not at every pause in typing.
    <p role={state === "restored" ? "status" : undefined} className="text-14 text-ink-muted">
      {texts[state]}
    </p>
  );
}
