import type { ApiError } from "@polyportal/api-client/client/api-error";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";

type Props = {
  error: ApiError;
  /** How one comes by a new link. */
  newLink: { href: string; label: string };
  /** For a link that may still be good: the connection was cut, the server away. */
  onTryAgain: () => void;
};

/** Why the link of an e-mail leads no further, and the way on. */
export function LinkRefused({ error, newLink, onTryAgain }: Props) {
  return (
    <Alert status="fail" live title={error.title}>
      <p>{error.message}</p>
      {error.kind === "answered" && (error.status ?? 0) < 500 ? (
        <Button asChild className="mt-3">
          <BareLink href={newLink.href}>{newLink.label}</BareLink>
        </Button>
      ) : (
        <Button className="mt-3" onClick={onTryAgain}>
          {tryAgainLabel}
        </Button>
      )}
    </Alert>
  );
}
