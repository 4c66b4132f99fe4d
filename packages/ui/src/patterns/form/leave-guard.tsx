import { UnsavedQuestion } from "./unsaved-question.tsx";

export type LeaveGuardProps = {
  /** `blocked` while the router holds back somebody who wants to leave. */
  state: string;
  /** Lets them go; what was typed is lost. */
  proceed?: (() => void) | undefined;
  /** Has them stay. */
  reset?: (() => void) | undefined;
};

/**
 * Asks before a link of the app's own router leaves a form with unsaved values. Its props are what the
 * router's guard answers, such as React Router's `useBlocker(form.formState.isDirty)`.
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
