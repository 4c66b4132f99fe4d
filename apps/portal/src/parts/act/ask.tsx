import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { AskActProps } from "./ask-act.tsx";

// The dialog with its form is half as large as a list's page, and most visits open none.
const Dialog = lazyPart(async () => (await import("./ask-act.tsx")).AskAct);

/** Asks for what an act needs. The dialog is loaded when opened. */
export const AskAct = (props: AskActProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
