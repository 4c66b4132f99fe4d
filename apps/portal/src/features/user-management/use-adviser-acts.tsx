import { Suspense, useCallback, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { AdvisedClass } from "./advised-class.ts";

const AssignAdviser = lazyPart(async () => (await import("./assign-adviser.tsx")).AssignAdviser);
const EndAdviser = lazyPart(async () => (await import("./end-adviser.tsx")).EndAdviser);

type Acts = {
  assign: (one: AdvisedClass) => void;
  end: (one: AdvisedClass) => void;
  /** What opens over the page. */
  over: ReactNode;
};

/** What is done with the adviser of a class, at its row and at its record. */
export function useAdviserActs(sessionId: number): Acts {
  const [asked, setAsked] = useState<{ act: "assign" | "end"; of: AdvisedClass }>();
  const Form = asked?.act === "end" ? EndAdviser : AssignAdviser;
  return {
    assign: useCallback((of) => setAsked({ act: "assign", of }), []),
    end: useCallback((of) => setAsked({ act: "end", of }), []),
    over: asked && (
      <Suspense fallback={null}>
        <Form of={asked.of} sessionId={sessionId} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
