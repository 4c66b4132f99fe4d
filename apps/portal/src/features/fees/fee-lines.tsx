import { Money } from "@polyportal/ui/money";
import { portalWords } from "@polyportal/domain/messages/portal.words";

type Props = {
  /** What the amounts are of. */
  caption: string;
  lines: readonly { description: string; amount: number }[];
  /** In naira. */
  total: number;
};

/** What makes up an amount, line by line, before an RRR exists. */
export function FeeLines({ caption, lines, total }: Props) {
  return (
    <table className="w-full border-collapse">
      <caption className="mb-2 text-start font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{portalWords.description}</th>
          <th scope="col">{portalWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, amount }, index) => (
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
              {description}
            </th>
            <td className="py-2 text-end">
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b border-line-strong font-semibold">
          <th scope="row" className="py-2 pe-3 text-start">
            {portalWords.total}
          </th>
          <td className="py-2 text-end">
            <Money amount={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
