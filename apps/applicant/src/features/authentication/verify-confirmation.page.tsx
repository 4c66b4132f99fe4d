import { useOperation } from "@polyportal/api-client/query/use-operation";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { sessionEndedMessages } from "@polyportal/domain/messages/session-ended";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { ConfirmationState } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";
import { LinkRefused } from "./link-refused.tsx";

const leads: Record<ConfirmationState["about"], string> = {
  reset: authenticationWords.resetLinkSent,
  "set-up": authenticationWords.setUpLinkSent,
  email: authenticationWords.emailLinkSent,
  confirmed: authenticationWords.emailConfirmed,
};

const anyLead = authenticationWords.linkMayBeSent;

/** "Look into your e-mail", and where the link that confirms an address arrives (`?token=`). */
export function Page() {
  const [search] = useSearchParams();
  const state: ConfirmationState | null = useLocation().state;
  const token = search.get("token");
  if (token) return <ConfirmEmail key={token} token={token} />;
  const confirmed = state?.about === "confirmed";
  return (
    <AuthPage
      title={confirmed ? authenticationWords.emailAddressConfirmed : authenticationWords.checkEmail}
      lead={state ? leads[state.about] : anyLead}
    >
      {!confirmed && <p className="mb-6">{authenticationWords.lookIntoSpam}</p>}
      <Button asChild>
        <BareLink href={publicPaths.login}>{authenticationWords.goToLogin}</BareLink>
      </Button>
    </AuthPage>
  );
}

function ConfirmEmail({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutate, error } = useOperation("confirmEmail", {
    onSuccess: () => {
      const done: ConfirmationState = { about: "confirmed" };
      navigate(publicPaths.verifyConfirmation, { state: done, replace: true });
    },
  });
  // A token works once, however often effects run.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate({ token });
  }, [mutate, token]);
  return (
    <AuthPage title={authenticationWords.confirmEmail}>
      {error ? (
        <LinkRefused
          error={error}
          newLink={{ href: publicPaths.login, label: sessionEndedMessages.signIn }}
          onTryAgain={() => mutate({ token })}
        />
      ) : (
        <PageLoader label={authenticationWords.confirmingEmailAddress} />
      )}
    </AuthPage>
  );
}
