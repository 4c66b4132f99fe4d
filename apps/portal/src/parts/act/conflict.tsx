import { actMessages } from "@polyportal/domain/messages/act";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Comparison, type ComparedField } from "@polyportal/ui/comparison";
import { useEffect, useRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";

type Props = {
  /** Every field: `before` as it was typed here, `after` as it now is. */
  fields: readonly ComparedField[];
  /** Who saved meanwhile and when, in the server's words, where it says so. */
  message?: string;
  /** Saves what was typed over what is there, at the next press on Save. */
  onKeepMine: () => void;
  /** Lets go what was typed. */
  onTakeTheirs: () => void;
};

/**
 * Someone else has saved the same record: what both say, field by field, and a way on for each. It stands
 * over the form, in it or in its dialog, and takes the focus, for whoever pressed Save may be at the end of
 * a long one; its buttons go with it, so the focus goes on to the form: to Save, or to the first
 * field, in a list that is put in order to the first place.
 */
export function Conflict({
  fields,
  message = actMessages.conflict,
  onKeepMine,
  onTakeTheirs,
}: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} tone="warning" title={actMessages.conflictTitle} live>
      <p className="mb-3">{message}</p>
      <Comparison
        label={actMessages.conflictTitle}
        fields={fields}
        beforeTitle={actMessages.mine}
        afterTitle={actMessages.theirs}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={goingOn(onKeepMine, "[type=submit]")}>
          {actMessages.keepMine}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={goingOn(onTakeTheirs, "input, select, textarea, ol button:enabled")}
        >
          {actMessages.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

/** Does what was chosen, and goes on in the form. */
const goingOn =
  (choose: () => void, to: string) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const form = currentTarget.closest("form, [role=alertdialog]");
    // A place that moves, or is locked by what was chosen, would lose the focus again.
    flushSync(choose);
    form?.querySelector<HTMLElement>(to)?.focus();
  };
