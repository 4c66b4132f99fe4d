import { Button } from "@polyportal/ui/button";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { AskedOfAnybody } from "./ask-dialog.tsx";

const Dialog = lazyPart(async () => (await import("./ask-dialog.tsx")).AskDialog);

type Props = {
  /** The question: "A student is not on this list?". */
  label: string;
  /** What it is about: a course and its session. */
  about: string;
  asked: AskedOfAnybody;
};

/** Staff ask about a student by matric number. The dialog is loaded when opened. */
export function AskWhyNot({ label, about, asked }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsks(true)}>
        {label}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <Dialog title={label} about={about} asked={asked} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
