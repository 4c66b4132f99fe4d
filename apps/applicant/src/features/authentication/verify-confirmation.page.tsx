import { useOperation } from "@polyportal/api-client/query/use-operation";
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
  reset:
    "If an account has the address that you entered, a link to choose a new password is on its way to it. It works for an hour.",
  "set-up":
    "If the school knows the number that you entered, a link to set up your account is on its way to the email address on record. It works for an hour.",
  email:
    "A link is on its way to the address that you entered. Open it within the hour; after that you can sign in.",
  confirmed: "Your email address is confirmed. You can sign in now.",
};

const anyLead = "If we have sent you an email, open the link in it to go on. It works for an hour.";

/** "Look into your e-mail", and where the link that confirms an address arrives (`?token=`). */
export function Page() {
  const [search] = useSearchParams();
  const state: ConfirmationState | null = useLocation().state;
  const token = search.get("token");
  if (token) return <ConfirmEmail key={token} token={token} />;
  const confirmed = state?.about === "confirmed";
  return (
    <AuthPage
      title={confirmed ? "Email Address Confirmed" : "Check Your Email"}
      lead={state ? leads[state.about] : anyLead}
    >
      {!confirmed && <p className="mb-6">Nothing there? Look into the spam folder as well.</p>}
      <Button asChild>
        <BareLink href={publicPaths.login}>Go to Login</BareLink>
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
    <AuthPage title="Confirm Your Email">
      {error ? (
        <LinkRefused
          error={error}
          newLink={{ href: publicPaths.login, label: sessionEndedMessages.signIn }}
          onTryAgain={() => mutate({ token })}
        />
      ) : (
        <PageLoader label="Confirming your email address…" />
      )}
    </AuthPage>
  );
}
