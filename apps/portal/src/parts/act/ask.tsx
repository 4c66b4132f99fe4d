import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { AskActProps } from "./ask-act.tsx";

// A dialog with its form weighs half a list's page, and most visits open none.
const Dialog = lazyPart(async () => (await import("./ask-act.tsx")).AskAct);

/** Asks for what an act needs; the dialog comes when it is opened. */
export const AskAct = (props: AskActProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
