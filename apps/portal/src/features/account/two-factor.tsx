import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { recoveryCodesLeft, twoFactorMessages } from "@polyportal/domain/messages/two-factor";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { BeginForm, ConfirmForm, RemoveForm } from "./two-factor-forms.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Where the person is on the way from a password alone to two factors, or back. */
type Step =
  | { at: "start" }
  | { at: "begin" }
  | { at: "confirm"; begun: Output<"beginAuthenticator"> }
  | { at: "codes"; codes: readonly string[] }
  | { at: "remove" };

/** Sets up an authenticator app for one's own sign-in, or turns it off. */
export function TwoFactor() {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "getTwoFactor", {}));
  const [step, setStep] = useState<Step>({ at: "start" });
  const start = () => setStep({ at: "start" });
  return (
    <Card title={twoFactorMessages.title} className="max-w-prose">
      <Fetched query={query} label={twoFactorMessages.title}>
        {({ authenticator, recoveryCodesLeft: left }) => {
          switch (step.at) {
            case "begin":
              return (
                <BeginForm
                  onBegun={(begun) => setStep({ at: "confirm", begun })}
                  onCancel={start}
                />
              );
            case "confirm":
              return (
                <ConfirmForm
                  begun={step.begun}
                  onConfirmed={(codes) => setStep({ at: "codes", codes })}
                  onCancel={start}
                />
              );
            case "codes":
              return <RecoveryCodes codes={step.codes} onKept={start} />;
            case "remove":
              return <RemoveForm onRemoved={start} onCancel={start} />;
            case "start":
              return authenticator ? (
                <div className="grid justify-items-start gap-4">
                  <p>
                    <Badge status="success">{accountWords.on}</Badge> {twoFactorMessages.on}
                  </p>
                  <p className="text-ink-muted">{recoveryCodesLeft(left)}</p>
                  <Button variant="secondary" onClick={() => setStep({ at: "remove" })}>
                    {twoFactorMessages.turnOff}
                  </Button>
                </div>
              ) : (
                <div className="grid justify-items-start gap-4">
                  <p>{twoFactorMessages.off}</p>
                  <Button variant="secondary" onClick={() => setStep({ at: "begin" })}>
                    {twoFactorMessages.begin}
                  </Button>
                </div>
              );
          }
        }}
      </Fetched>
    </Card>
  );
}
