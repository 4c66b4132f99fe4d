import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { addresses } from "./addresses.ts";

/** Why there is no form 11 yet, and the way to it. */
export const Form11NotReady = ({ sessionId }: { sessionId: number }) => (
  <Alert tone="warning" title="Form 11 is not ready yet">
    <p>It is printed once the first instalment of this session is paid.</p>
    <Button asChild className="mt-3">
      <BareLink href={addresses.session(sessionId)}>Pay the fees</BareLink>
    </Button>
  </Alert>
);
