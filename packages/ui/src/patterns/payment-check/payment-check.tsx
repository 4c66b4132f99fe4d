import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { mayPay, type PaymentAnswer } from "@polyportal/domain/payment/answers";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { useWords } from "../../words/words.ts";
import { paymentCheckWords } from "./payment-check.words.ts";

export type PaymentCheckProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** Why the gateway could not be asked. */
  error: Pick<Error, "message"> | null;
  /** The gateway is being asked. */
  confirming: boolean;
  /** Its last answer; null before the first. */
  answer: PaymentAnswer | null;
  /** Asks again. */
  confirm: () => void;
};

/** Beside an open invoice: whether the payment has arrived, what to do, and a button that asks the gateway. */
export function PaymentCheck(props: PaymentCheckProps) {
  const { error, confirming, answer, confirm, ...rest } = props;
  const words = useWords("paymentCheck", paymentCheckWords);
  // A declined card stays on screen while asking again.
  const told = !error && answer ? words.answers[answer] : undefined;
  if (confirming && answer !== "failed") {
    return (
      <p
        role="status"
        {...rest}
        className={cx("base:flex base:items-center base:gap-3", rest.className)}
      >
        <Spinner className="size-5 text-brand" />
        {words.asking}
      </p>
    );
  }
  return (
    <Alert
      {...rest}
      status={statusOf(error, answer)}
      title={told?.title}
      live={error !== null || Boolean(told)}
    >
      <p>{error?.message ?? told?.body ?? words.paidAlready}</p>
      <Button variant="secondary" className="mt-3" loading={confirming} onClick={confirm}>
        {words.checkAgain}
      </Button>
    </Alert>
  );
}

function statusOf(error: PaymentCheckProps["error"], answer: PaymentAnswer | null) {
  if (error || answer === "failed") return "fail";
  return answer === "silent" || !mayPay(answer) ? "warning" : "info";
}
