import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Button } from "@polyportal/ui/button";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { AskSure } from "../../parts/act/ask-sure.tsx";

type Sheet = Output<"getScoreSheet">;

const changed = ["getScoreSheet", "listScoreSheets"] as const;

/** Lets a published sheet be looked at again, and ends that, where the registrar may. */
export function HoldSheet({ sheet }: { sheet: Sheet }) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const { mutateAsync: hold } = useOperation("holdScoreSheet", { invalidates: changed });
  const { mutateAsync: release } = useOperation("releaseScoreSheet", { invalidates: changed });
  const { id, revision, code, acts, held } = sheet;
  const act = held ? "release" : "hold";
  if (id === null || !acts.includes(act)) return null;
  const seen = { id, revision };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words[act]}
      </Button>
      {asks && act === "hold" && (
        <AskAct
          title={words.hold}
          question={words.holdQuestion}
          label={words.hold}
          danger
          onClose={close}
          onAct={({ reason }) => hold({ ...seen, reason })}
          done={words.heldNow(code)}
        />
      )}
      {asks && act === "release" && (
        <AskSure
          title={words.release}
          question={words.releaseQuestion}
          label={words.release}
          variant="primary"
          onClose={close}
          onAct={() => release(seen)}
          done={words.released(code)}
        />
      )}
    </>
  );
}
