import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { CardIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { invoiceActionsWords } from "./invoice-actions.words.ts";

/** A form of the payment gateway. */
export type CardPayment = {
  /** The gateway's address. */
  action: string;
  /** Its fields, by the gateway's names. */
  fields: Readonly<Record<string, string>>;
};

export type InvoiceActionsProps = Omit<
  ComponentProps<"form">,
  "action" | "method" | "onSubmit" | "children"
> & {
  /** The state of the invoice. */
  state: "paid" | "unpaid" | "expired";
  /** Omitted if the invoice cannot be paid by card. */
  cardPayment?: CardPayment | undefined;
  /** Called as the browser leaves for the card page. */
  onPay?: () => void;
};

/** For an unpaid invoice, the button to the gateway's card page. The invoice itself shows its state. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { state, cardPayment, onPay, className, ...rest } = props;
  const words = useWords("invoiceActions", invoiceActionsWords);
  if (state !== "unpaid" || !cardPayment) return null;
  return (
    <form
      {...rest}
      method="post"
      action={cardPayment.action}
      onSubmit={onPay}
      className={cx("print:hidden", className)}
    >
      {Object.entries(cardPayment.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="max-sm:w-full">
        <CardIcon />
        {words.payByCard}
      </Button>
    </form>
  );
}
