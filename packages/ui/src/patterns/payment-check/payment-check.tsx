import { paymentCheckMessages as messages } from "@polyportal/domain/messages/payment-check";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";

export type PaymentCheckProps = {
  /** Why the payment service could not be asked. */
  error: Pick<Error, "message"> | null;
  /** The payment service is being asked. */
  confirming: boolean;
  /** It was asked, and knows of no payment yet. */
  unconfirmed: boolean;
  /** Asks it again. */
  confirm: () => void;
};

/** Beside an open invoice: whether its payment has arrived, and a button that asks. */
export function PaymentCheck({ error, confirming, unconfirmed, confirm }: PaymentCheckProps) {
  if (confirming) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5 text-brand" />
        {messages.asking}
      </p>
    );
  }
  return (
    <Alert tone={error ? "fail" : "info"} live={error !== null || unconfirmed}>
      <p>{error?.message ?? (unconfirmed ? messages.notYet : messages.paidAlready)}</p>
      <Button variant="secondary" className="mt-3" onClick={confirm}>
        {messages.checkAgain}
      </Button>
    </Alert>
  );
}
