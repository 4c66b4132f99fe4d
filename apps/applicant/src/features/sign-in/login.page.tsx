import { paths } from "@polyportal/domain/routes/paths";
import { Link } from "@polyportal/ui/link";
import { AuthPage } from "../../app/auth-page.tsx";
import { SessionEnded } from "../../app/session-ended.tsx";
import { LoginForm } from "./login-form.tsx";

/** Where students and staff sign in. */
export function Page() {
  return (
    <AuthPage title="Login" lead="Students and staff sign in here.">
      <SessionEnded />
      <LoginForm />
      <ul className="mt-4">
        <li>
          <Link href={paths.forgotPassword} className="inline-block py-2.5">
            Forgot Password
          </Link>
        </li>
        <li>
          <Link href={paths.verifyAccount} className="inline-block py-2.5">
            New Student? Verify account
          </Link>
        </li>
      </ul>
    </AuthPage>
  );
}
