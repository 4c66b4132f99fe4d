import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { feeLedger } from "@polyportal/domain/fees/ledger";
import { ledgerMessages } from "@polyportal/domain/messages/fees";
import { Card } from "@polyportal/ui/card";
import { DateText } from "@polyportal/ui/date";
import { Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { addresses } from "./addresses.ts";

/** All fees and payments as a bank statement has them, the oldest first, with a running balance. */
export function FeeLedger({ sessions }: { sessions: readonly SessionFee[] }) {
  const lines = feeLedger(sessions);
  if (lines.length === 0) return null;
  return (
    <Card title={ledgerMessages.title}>
      {/* With no room for columns each line is a small card: what it is, then the amounts. */}
      <div className="@container">
        <table className="w-full border-collapse @max-xl:block">
          <caption className="sr-only">{ledgerMessages.title}</caption>
          <thead className="@max-xl:sr-only">
            <tr className="border-b border-line-strong text-14">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {ledgerMessages.what}
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                {ledgerMessages.charged}
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                {ledgerMessages.paid}
              </th>
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                {ledgerMessages.balance}
              </th>
            </tr>
          </thead>
          <tbody className="@max-xl:block">
            {lines.map(({ description, day, invoiceId, charged, paid, balance }, index) => (
              <tr
                key={invoiceId ?? index}
                className="border-b border-line align-top @max-xl:grid @max-xl:grid-upto-2 @max-xl:py-2"
              >
                <th
                  scope="row"
                  className="py-2 pe-4 text-start font-normal @max-xl:col-span-full @max-xl:py-0"
                >
                  {invoiceId ? (
                    <Link href={addresses.receipt(invoiceId)}>{description}</Link>
                  ) : (
                    <span className="font-semibold">{description}</span>
                  )}
                  {day && (
                    <span className="block text-14 text-ink-muted">
                      <DateText value={day} />
                    </span>
                  )}
                </th>
                <Amount label={ledgerMessages.charged} amount={charged} />
                <Amount label={ledgerMessages.paid} amount={paid} />
                <Amount label={ledgerMessages.balance} amount={balance} always />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type AmountProps = {
  /** The column's name, said in a card, where no heading stands over it. */
  label: string;
  amount: number;
  /** Nothing is an amount, too. */
  always?: boolean;
};

function Amount({ label, amount, always = false }: AmountProps) {
  const shown = always || amount !== 0;
  return (
    <td className={shown ? "py-2 ps-4 text-end @max-xl:p-0 @max-xl:text-start" : "@max-xl:hidden"}>
      {shown && (
        <>
          <span aria-hidden="true" className="block text-14 text-ink-muted @xl:hidden">
            {label}
          </span>
          <Money amount={amount} />
        </>
      )}
    </td>
  );
}
