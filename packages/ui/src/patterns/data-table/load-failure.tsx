import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";

type LoadFailureProps = { message: string; onRetry: () => void };

/** Why rows did not come, and the way to ask again. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="fail" live className="m-4">
      <p>{loadFailed(message)}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {tryAgainLabel}
      </Button>
    </Alert>
  );
}
