import { sessionHasEnded } from "@polyportal/api-client/client/remember-page";
import {
  sessionEndedMessages,
  signInFirstMessages,
} from "@polyportal/domain/messages/session-ended";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { useLocation } from "react-router-dom";

/** That a session has ended, or that a page asks for one, and the way to it. */
export function SessionEndedAlert() {
  const { pathname } = useLocation();
  const said = sessionHasEnded() ? sessionEndedMessages : signInFirstMessages;
  return (
    <Alert status="warning" live title={said.title} className="mb-6">
      <p>{said.body}</p>
      {pathname !== publicPaths.login && (
        <Link href={publicPaths.login} className="inline-block py-2.5 font-semibold">
          {said.signIn}
        </Link>
      )}
    </Alert>
  );
}
