import type { ApiError } from "@polyportal/api-client/client/api-error";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { sessionEndedMessages } from "@polyportal/domain/messages/session-ended";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Link } from "@polyportal/ui/link";

/** The way on when the sign-in that waits here may be over: its ticket or code was refused. */
export function SignInAgain({ error }: { error: ApiError | null }) {
  if (error?.code !== "link_expired" && error?.code !== "otp_invalid") return null;
  return (
    <p className="mt-4">
      {authenticationWords.signedInBefore}{" "}
      <Link href={publicPaths.login} className="inline-block py-2.5">
        {sessionEndedMessages.signIn}
      </Link>
    </p>
  );
}
