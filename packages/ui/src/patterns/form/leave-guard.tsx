import { UnsavedQuestion } from "./unsaved-question.tsx";

export type LeaveGuardProps = {
  /** `blocked` while the router holds back a navigation. */
  state: string;
  /** Continues the navigation; typed text is lost. */
  proceed?: (() => void) | undefined;
  /** Cancels the navigation. */
  reset?: (() => void) | undefined;
};

/**
 * Asks before the app's router leaves a form with unsaved values. Its props are the result of the router's
 * guard, such as React Router's `useBlocker(form.formState.isDirty)`.
 */
export function LeaveGuard({ state, proceed, reset }: LeaveGuardProps) {
  return (
    <UnsavedQuestion
      open={state === "blocked"}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}
