import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { CardIcon } from "../../components/icon/icon.tsx";

/** A form of the payment gateway: where it is sent, and with what. */
export type CardPayment = { action: string; fields: Readonly<Record<string, string>> };

const badges = {
  paid: { status: "success", text: "Paid" },
  unpaid: { status: "warning", text: "Not paid" },
  expired: { status: "fail", text: "Expired" },
} as const;

/** Whether an invoice is paid, and while it is not, the way to the gateway's card page. */
export function InvoiceActions({
  state,
  cardPayment,
  onPay,
}: {
  state: keyof typeof badges;
  cardPayment?: CardPayment | undefined;
  /** Runs as the browser leaves for the card page. */
  onPay?: () => void;
}) {
  const { status, text } = badges[state];
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <Badge status={status}>{text}</Badge>
      {state === "unpaid" && cardPayment && (
        <form method="post" action={cardPayment.action} onSubmit={onPay}>
          {Object.entries(cardPayment.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">
            <CardIcon />
            {invoiceMessages.payByCard}
          </Button>
        </form>
      )}
    </div>
  );
}
