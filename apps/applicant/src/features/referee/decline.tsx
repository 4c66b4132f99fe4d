import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { declineReasons } from "@polyportal/domain/referee/choices";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Checkbox } from "@polyportal/ui/checkbox";
import { useState } from "react";

type Props = { token: string; onAnswer: (view: RefereeView) => void };

/** The ways to give no reference. They stand on the page, not in the letter, where a scanner follows them. */
export function DeclineForm({ token, onAnswer }: Props) {
  const decline = useOperation("declineRefereeForm", { onSuccess: onAnswer });
  const [neverAgain, setNeverAgain] = useState(false);
  return (
    <section aria-labelledby="decline" className="grid gap-4 border-t border-line pt-6">
      <h2 id="decline" className="text-22 font-semibold">
        {words.declineTitle}
      </h2>
      <Checkbox
        label={words.neverAgain}
        checked={neverAgain}
        onChange={(event) => setNeverAgain(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        {declineReasons.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            disabled={decline.isPending}
            onClick={() => decline.mutate({ token, answer, neverAgain })}
          >
            {words.decline[answer]}
          </Button>
        ))}
      </div>
      {decline.error && (
        <Alert status="fail" live>
          {decline.error.message}
        </Alert>
      )}
    </section>
  );
}

/** What was declined, and the way back while there is one. */
export function Declined({ view, token, onAnswer }: Props & { view: RefereeView }) {
  const undo = useOperation("declineRefereeForm", { onSuccess: onAnswer });
  return (
    <Alert status="info" live>
      <p>{words.declined}</p>
      {view.undoUntil && (
        <>
          <p>{words.undoUntil(formatDate(view.undoUntil))}</p>
          <Button
            variant="secondary"
            className="mt-3"
            disabled={undo.isPending}
            onClick={() => undo.mutate({ token, answer: "undo" })}
          >
            {words.undo}
          </Button>
        </>
      )}
      {undo.error && <p>{undo.error.message}</p>}
    </Alert>
  );
}
