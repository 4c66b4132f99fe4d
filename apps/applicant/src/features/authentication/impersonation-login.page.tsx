import { useOperation } from "@polyportal/api-client/query/use-operation";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useEffect, useRef } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { enterPortal } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";

type Ticket = { userIdToImpersonate: string; impersonatorId: string; token: string };

/** Opens the session as another person, by the ticket in the address; without one there is nothing to open. */
export function Page() {
  const [search] = useSearchParams();
  const userIdToImpersonate = search.get("userIdToImpersonate");
  const impersonatorId = search.get("impersonatorId");
  const token = search.get("token");
  if (!userIdToImpersonate || !impersonatorId || !token) {
    return <Navigate to={publicPaths.login} replace />;
  }
  return <Opening ticket={{ userIdToImpersonate, impersonatorId, token }} />;
}

function Opening({ ticket }: { ticket: Ticket }) {
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
        <Alert status="fail" live title={impersonateMessages.refused}>
          <p>{error.message}</p>
          {error.kind === "answered" && (error.status ?? 0) < 500 ? (
            <Button className="mt-3" onClick={enterPortal}>
              {authenticationWords.backToPortal}
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
