import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { saying, type Notice } from "@polyportal/domain/messages/notice";
import { signInMessages } from "@polyportal/domain/messages/sign-in";
import { Button } from "@polyportal/ui/button";
import { ErrorFlag } from "@polyportal/ui/error-flag";
import { ErrorSummary, type Problem } from "@polyportal/ui/error-summary";
import { controlProps } from "@polyportal/ui/field-id";
import { FormField, controlLook } from "@polyportal/ui/form-field";
import { PasswordInput } from "@polyportal/ui/password-input";
import { useEffect, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { enterPortal } from "../../app/account-state.ts";
import { nextStep } from "./next-step.ts";

const ids = { userName: "user-name", password: "password" };

/**
 * The sign-in form, on the browser's own form state: this page opens first, and does without the
 * form library; what was typed before its JavaScript arrived stays.
 */
export function LoginForm() {
  const { send, sending, problems, failure, forgive } = useSignIn();
  useEffect(() => {
    dispatchEvent(new Event("awake"));
  }, []);
  const stateOf = (id: string) => ({
    id,
    error: problems.find(({ field }) => field === id)?.message,
    required: true,
  });
  const userName = stateOf(ids.userName);
  const password = stateOf(ids.password);
  return (
    // What is sent before the page is awake is held for it (build/bootstrap.ts); without any JavaScript
    // the password at least stays out of the address.
    <form noValidate method="post" className="grid grid-cols-1 gap-6" onSubmit={send}>
      {failure && <ErrorFlag {...failure} onClose={forgive} />}
      <ErrorSummary problems={problems} />
      <FormField {...userName} label={authenticationWords.username}>
        <input
          {...controlProps(userName)}
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          className={controlLook}
        />
      </FormField>
      <FormField {...password} label={authenticationWords.password}>
        <PasswordInput
          {...controlProps(password)}
          label={authenticationWords.password}
          name="password"
          autoComplete="current-password"
        />
      </FormField>
      <Button type="submit" wide loading={sending}>
        {authenticationWords.signIn}
      </Button>
    </form>
  );
}

/** Sends the form and goes where the answer leads; keeps what was wrong with it. */
function useSignIn() {
  const client = useClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<Notice>();

  const signIn = async (userName: string, password: string) => {
    const step = nextStep(userName, await client.call("login", { userName, password }));
    if (step === "portal") enterPortal();
    else navigate(step.path, { state: step.state });
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const typed = new FormData(event.currentTarget);
    const userName = textOf(typed, "userName").trim();
    const password = textOf(typed, "password");
    const missing = [
      ...(userName ? [] : [{ field: ids.userName, message: signInMessages.userNameMissing }]),
      ...(password ? [] : [{ field: ids.password, message: signInMessages.passwordMissing }]),
    ];
    setProblems(missing);
    setFailure(undefined);
    if (missing.length > 0) return;
    setSending(true);
    signIn(userName, password).catch((error: unknown) => {
      const reason = error instanceof ApiError ? error.message : undefined;
      setFailure(saying(signInMessages.failed, reason));
      setSending(false);
    });
  };

  return { send, sending, problems, failure, forgive: () => setFailure(undefined) };
}

/** What was typed into the box of that name. */
function textOf(typed: FormData, name: string): string {
  const text = typed.get(name);
  return typeof text === "string" ? text : "";
}
