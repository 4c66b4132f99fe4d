import type { SessionFee } from "@polyportal/api-client/contract/student-payment";
import { Money } from "@polyportal/ui/money";

/** What makes up a fee, line by line, and its total. */
export function FeeLines({ fee }: { fee: Pick<SessionFee, "session" | "lines" | "total"> }) {
  return (
    <table className="w-full border-collapse">
      <caption className="mb-2 text-start font-semibold">
        What makes up the fees of {fee.session}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {fee.lines.map(({ description, amount }, index) => (
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
            Total
          </th>
          <td className="py-2 text-end">
            <Money amount={fee.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
