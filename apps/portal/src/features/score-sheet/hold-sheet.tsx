import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";

type Sheet = Output<"getScoreSheet">;

const changed = ["getScoreSheet", "listScoreSheets"] as const;

/** Lets a published sheet be looked at again, and ends that, where the registrar may. */
export function HoldSheet({ sheet }: { sheet: Sheet }) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const { mutateAsync: hold } = useOperation("holdScoreSheet", { invalidates: changed });
  const releasing = useOperation("releaseScoreSheet", {
    invalidates: changed,
    onSuccess: () => {
      close();
      toast({ title: words.released(sheet.code), tone: "success" });
    },
    onError: ({ title, message }) => {
      close();
      toast({ title, body: message, tone: "fail" });
    },
  });
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
          onClose={close}
          onAct={async ({ reason }) => {
            await hold({ ...seen, reason });
            toast({ title: words.heldNow(code), tone: "success" });
          }}
        />
      )}
      {asks && act === "release" && (
        <Confirm
          open
          onOpenChange={close}
          title={words.release}
          question={words.releaseQuestion}
          confirmLabel={words.release}
          tone="primary"
          busy={releasing.isPending}
          onConfirm={() => releasing.mutate(seen)}
        />
      )}
    </>
  );
}
