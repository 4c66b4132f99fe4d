import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Link } from "@polyportal/ui/link";

/** Under the account forms: for who knows the password after all. */
export function BackToLogin() {
  return (
    <p className="mt-4">
      <Link href={publicPaths.login} className="inline-block py-2.5">
        {authenticationWords.backToLogin}
      </Link>
    </p>
  );
}
