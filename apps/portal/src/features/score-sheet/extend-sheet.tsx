import type { Output } from "@polyportal/api-client/client/client";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Button } from "@polyportal/ui/button";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";

const Extension = lazyPart(async () => (await import("./extension.tsx")).Extension);

type Sheet = Output<"getScoreSheet">;

/** Lets the lecturers of one draft go on for longer, where the head may. */
export function ExtendSheet({ sheet }: { sheet: Sheet }) {
  const [asks, setAsks] = useState(false);
  if (!sheet.acts.includes("extend")) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words.extend}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <Extension sheet={sheet} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
