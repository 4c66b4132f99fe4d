import { Money } from "@polyportal/ui/money";

type Props = {
  /** What the amounts are of, for those who hear the table. */
  caption: string;
  lines: readonly { description: string; amount: number }[];
  /** In naira. */
  total: number;
};

/** What makes up an amount, line by line, before an RRR exists. */
export function FeeLines({ caption, lines, total }: Props) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ description, amount }) => (
          <tr key={description} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {description}
            </th>
            <td className="py-2 ps-3 text-end">
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-18 font-semibold">
          <th scope="row" className="py-3 pe-3 text-start">
            Total
          </th>
          <td className="py-3 ps-3 text-end">
            <Money amount={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
