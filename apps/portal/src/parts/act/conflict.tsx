import { actMessages } from "@polyportal/domain/messages/act";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Comparison, type ComparedField } from "@polyportal/ui/comparison";

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

/** Someone else has saved the same record: what both say, field by field, and a way on for each. */
export function Conflict({
  fields,
  message = actMessages.conflict,
  onKeepMine,
  onTakeTheirs,
}: Props) {
  return (
    <Alert tone="warning" title={actMessages.conflictTitle} live>
      <p className="mb-3">{message}</p>
      <Comparison
        label={actMessages.conflictTitle}
        fields={fields}
        beforeTitle={actMessages.mine}
        afterTitle={actMessages.theirs}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onKeepMine}>
          {actMessages.keepMine}
        </Button>
        <Button variant="secondary" size="small" onClick={onTakeTheirs}>
          {actMessages.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}
