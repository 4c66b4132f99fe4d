import type { ApiError } from "@polyportal/api-client/client/api-error";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  return (
    <Alert status="fail" live>
      <p>{loadFailed(error.message)}</p>
      <Button className="mt-3" onClick={onRetry}>
        {tryAgainLabel}
      </Button>
    </Alert>
  );
}
