import type { ApiError } from "@polyportal/api-client/client/api-error";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";

type Props = { error: ApiError; onRetry: () => unknown; className?: string };

/** That something could not be fetched, and a way to try again. */
export function LoadFailed({ error, onRetry, className }: Props) {
  return (
    <Alert tone="fail" live className={className}>
      <p>{loadFailed(error.message)}</p>
      <Button variant="secondary" className="mt-3" onClick={() => onRetry()}>
        {tryAgainLabel}
      </Button>
    </Alert>
  );
}
