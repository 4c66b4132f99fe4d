import { useOperation } from "@polyportal/api-client/query/use-operation";
import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { enterPortal } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";

/** Opens the session as another person, by the ticket in the address (`userIdToImpersonate`, …). */
export function Page() {
  const [search] = useSearchParams();
  const ticket = {
    userIdToImpersonate: search.get("userIdToImpersonate") ?? "",
    impersonatorId: search.get("impersonatorId") ?? "",
    token: search.get("token") ?? "",
  };
  const { mutate, error } = useOperation("impersonationLogin", {
    onSuccess: enterPortal,
    handleForbidden: false,
  });
  // A ticket works once, however often effects run.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(ticket);
  });
  return (
    <AuthPage title={impersonateMessages.title}>
      {error ? (
        <Alert tone="fail" live title={impersonateMessages.refused}>
          <p>{error.message}</p>
          {error.kind === "answered" && (error.status ?? 0) < 500 ? (
            <Button className="mt-3" onClick={enterPortal}>
              Back to the portal
            </Button>
          ) : (
            <Button className="mt-3" onClick={() => mutate(ticket)}>
              {tryAgainLabel}
            </Button>
          )}
        </Alert>
      ) : (
        <PageLoader label={impersonateMessages.opening} />
      )}
    </AuthPage>
  );
}
