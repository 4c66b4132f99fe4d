import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";

type Props = { error: ApiError; token: string; onTryAgain: () => void };

/** Why a link leads no further; an expired one is sent anew, to the same address. */
export function LinkOver({ error, token, onTryAgain }: Props) {
  const resend = useOperation("resendRefereeLink");
  const refused = error.kind === "answered" && (error.status ?? 0) < 500;
  return (
    <div className="grid gap-4">
      <Alert status={refused ? "info" : "fail"} live title={error.title}>
        <p>{error.message}</p>
        {error.code === "referee_link_expired" && (
          <Button
            className="mt-3"
            disabled={resend.isPending || resend.isSuccess}
            onClick={() => resend.mutate({ token })}
          >
            {words.newLink}
          </Button>
        )}
        {!refused && (
          <Button className="mt-3" onClick={onTryAgain}>
            {tryAgainLabel}
          </Button>
        )}
      </Alert>
      <div role="status" className="empty:hidden">
        {resend.isSuccess && <Alert status="success">{words.newLinkSent}</Alert>}
        {resend.error && <Alert status="fail">{resend.error.message}</Alert>}
      </div>
    </div>
  );
}
