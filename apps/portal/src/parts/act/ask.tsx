import { lazy, Suspense, type ComponentProps } from "react";

// A dialog with its form weighs half a list's page, and most visits open none.
const Reason = lazy(async () => ({ default: (await import("./ask-reason.tsx")).AskReason }));
const Typed = lazy(async () => ({ default: (await import("./ask-typed.tsx")).AskTyped }));

/** An act of the second grade, whose dialog comes when it is asked for. */
export const AskReason = (props: ComponentProps<typeof Reason>) => (
  <Suspense fallback={null}>
    <Reason {...props} />
  </Suspense>
);

/** An act of the third grade, whose dialog comes when it is asked for. */
export const AskTyped = (props: ComponentProps<typeof Typed>) => (
  <Suspense fallback={null}>
    <Typed {...props} />
  </Suspense>
);
