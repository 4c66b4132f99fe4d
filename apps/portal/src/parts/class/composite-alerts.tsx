import type { Output } from "@polyportal/api-client/client/client";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { Alert } from "@polyportal/ui/alert";

/** Warnings before printing the results of a class. */
export function CompositeAlerts({
  provisional,
  held,
}: Pick<Output<"getCompositeResults">, "provisional" | "held">) {
  return (
    <>
      {provisional && (
        <Alert status="warning" title={words.provisionalTitle}>
          {words.provisionalHint}
        </Alert>
      )}
      {held.length > 0 && (
        <Alert status="warning" title={words.heldTitle}>
          {words.held(held)}
        </Alert>
      )}
    </>
  );
}
