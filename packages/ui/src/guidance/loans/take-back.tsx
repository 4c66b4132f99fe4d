import { useState } from "react";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import type { TableSelection } from "@polyportal/ui/data-table-props";
import { toast } from "@polyportal/ui/toast";
import { loanMessages } from "./loan-messages.ts";

type TakeBackProps = {
  chosen: TableSelection;
  onTakeBack: (choice: TableSelection["choice"]) => Promise<void>;
};

/** What is done with the chosen rows: asked, done, told, and chosen no more. */
export function TakeBack({ chosen, onTakeBack }: TakeBackProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { takeBack, question, taken, notTaken } = loanMessages;
  const confirm = async () => {
    setBusy(true);
    try {
      await onTakeBack(chosen.choice);
      toast({ title: taken(chosen.count), status: "success" });
      // The bar goes with the choice, and the question with it.
      chosen.clear();
    } catch (error) {
      // The choice stays, to try again.
      const body = error instanceof Error ? error.message : undefined;
      toast({ title: notTaken, body, status: "fail" });
      setAsked(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {takeBack}
      </Button>
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title={takeBack}
        question={question(chosen.count)}
        confirmLabel={takeBack}
        variant="primary"
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
