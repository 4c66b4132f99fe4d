import { lazy, Suspense } from "react";
import type { AskActProps } from "./ask-act.tsx";

// A dialog with its form weighs half a list's page, and most visits open none.
const Dialog = lazy(async () => ({ default: (await import("./ask-act.tsx")).AskAct }));

/** Asks for what an act needs; the dialog comes when it is opened. */
export const AskAct = (props: AskActProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
