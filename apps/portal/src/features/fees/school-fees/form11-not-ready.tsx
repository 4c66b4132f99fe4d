import { form11Messages } from "@polyportal/domain/messages/form11";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { addresses } from "./addresses.ts";

/** Why there is no form 11 yet, and the way to it. */
export const Form11NotReady = ({ sessionId }: { sessionId: number }) => (
  <Alert status="warning" title={form11Messages.notReady}>
    <p>{form11Messages.why}</p>
    <Button asChild className="mt-3">
      <BareLink href={addresses.session(sessionId)}>{form11Messages.pay}</BareLink>
    </Button>
  </Alert>
);
