import { actMessages } from "@polyportal/domain/messages/act";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Comparison, type ComparedField } from "@polyportal/ui/comparison";
import { useEffect, useRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";

type Props = {
  /** Every field: `before` as typed here, `after` as it is now. */
  fields: readonly ComparedField[];
  /** Who saved meanwhile and when, in the server's words, if it says so. */
  message?: string;
  /** Overwrites the other version on the next press of Save. */
  onKeepMine: () => void;
  /** Discards what was typed. */
  onTakeTheirs: () => void;
};

/**
 * Shown above a form if somebody else has saved the same record: both versions field by field, and a button
 * for each. It takes the focus, because Save may be far below. Its buttons disappear, so they pass the focus
 * to the form: to Save or the first field, in a sorted list to the first position.
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
    <Alert ref={alert} tabIndex={-1} status="warning" title={actMessages.conflictTitle} live>
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

/** Does what was chosen, and continues in the form. */
const goingOn =
  (choose: () => void, to: string) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const form = currentTarget.closest("form, [role=alertdialog]");
    // Rendered first: a field that moves or is disabled would lose the focus again.
    flushSync(choose);
    form?.querySelector<HTMLElement>(to)?.focus();
  };
