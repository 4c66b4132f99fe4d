import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Spinner } from "@polyportal/ui/spinner";
import type { StudentInvoiceOnPage } from "./use-student-invoice.ts";

type Props = Pick<StudentInvoiceOnPage, "error" | "confirming" | "unconfirmed" | "confirm">;

/** What is said while the gateway is asked. */
export const askingWords = "Asking the payment service whether your payment has arrived…";

/** Over an open invoice: whether the payment has arrived, and a button that asks. */
export function PaymentCheck({ error, confirming, unconfirmed, confirm }: Props) {
  if (confirming) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5 text-brand" />
        {askingWords}
      </p>
    );
  }
  return (
    <Alert tone={error ? "fail" : "info"} live={error !== null || unconfirmed}>
      <p>{error?.message ?? (unconfirmed ? notYet : atTheBank)}</p>
      <Button variant="secondary" className="mt-3" onClick={confirm}>
        Check again
      </Button>
    </Alert>
  );
}

const notYet =
  "The payment service knows of no payment for this invoice yet. If you have paid, it will tell us, and we will tell you by e-mail. You need not pay again.";

const atTheBank = "Paid already, by card or at a bank?";
