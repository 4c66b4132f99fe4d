import { sessionEndedMessages } from "@polyportal/domain/messages/sign-in";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { useLocation } from "react-router-dom";

/** That a session has ended, and the way back into it. */
export function SessionEndedAlert() {
  const { pathname } = useLocation();
  return (
    <Alert tone="warning" live title={sessionEndedMessages.title} className="mb-6">
      <p>{sessionEndedMessages.body}</p>
      {pathname !== publicPaths.login && (
        <Link href={publicPaths.login} className="inline-block py-2.5 font-semibold">
          {sessionEndedMessages.signIn}
        </Link>
      )}
    </Alert>
  );
}
