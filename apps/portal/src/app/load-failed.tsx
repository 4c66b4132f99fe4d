import type { ApiError } from "@polyportal/api-client/client/api-error";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { wayOn } from "@polyportal/domain/messages/way-on";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";

type Props = { error: ApiError; onRetry: () => unknown; className?: string };

/** Says that something could not be loaded, with a link to continue if there is one, and a way to retry. */
export function LoadFailed({ error, onRetry, className }: Props) {
  const way = wayOn(error.code);
  return (
    <Alert status="fail" live className={className}>
      <p>{loadFailed(error.message)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {way && (
          <Button asChild>
            <BareLink href={way.path}>{way.label}</BareLink>
          </Button>
        )}
        <Button variant="secondary" onClick={() => onRetry()}>
          {tryAgainLabel}
        </Button>
      </div>
    </Alert>
  );
}
