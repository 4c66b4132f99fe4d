import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Link } from "@polyportal/ui/link";
import { AuthPage } from "../../app/auth-page.tsx";
import { SessionEnded } from "../../app/session-ended.tsx";
import { LoginForm } from "./login-form.tsx";

/** Where students and staff sign in. */
export function Page() {
  return (
    <AuthPage title={authenticationWords.login} lead={authenticationWords.loginLead}>
      <SessionEnded />
      <LoginForm />
      <ul className="mt-4">
        <li>
          <Link href={publicPaths.forgotPassword} className="inline-block py-2.5">
            {authenticationWords.forgotPassword}
          </Link>
        </li>
        <li>
          <Link href={publicPaths.verifyAccount} className="inline-block py-2.5">
            {authenticationWords.newStudent}
          </Link>
        </li>
      </ul>
    </AuthPage>
  );
}
