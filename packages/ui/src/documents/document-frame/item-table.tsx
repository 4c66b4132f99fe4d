import { use } from "react";
import { PackContext } from "./pack-context.ts";
import { printed, printedAmount } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { itemTableWords } from "./item-table.words.ts";

/** One thing that is paid for. */
export type DocumentItem = {
  /** What it is. */
  description: string | null | undefined;
  /** `Full`, `FirstInstallment`, … as the wire says it; printed in words. */
  paymentType: string | null | undefined;
  /** In naira. */
  amount: number | null | undefined;
};

export type ItemTableProps = {
  /** What is paid for. */
  items: readonly DocumentItem[];
  /** In naira. */
  total: number | null | undefined;
  /** The total in words, where it is to stand under it. */
  totalInWords?: string | undefined;
};

/** What is paid for, and the total, which the view model brings along. */
export function ItemTable({ items, total, totalInWords }: ItemTableProps) {
  const words = useWords("itemTable", itemTableWords);
  const typeInWords = (type: string | null | undefined): string =>
    printed(words.paymentTypes[type ?? ""] ?? type);
  return (
    <div
      // Two receipts of a pack have one each, and landmarks of one name are none.
      role={use(PackContext) ? "group" : "region"}
      aria-label={words.label}
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-14 print:text-[9pt]/[11.5pt]">
        <thead>
          <tr className="border-y border-line-strong text-start">
            <th scope="col" className="py-2 pe-3 text-start">
              {words.description}
            </th>
            <th scope="col" className="px-2 py-2 text-start max-sm:hidden">
              {words.paymentType}
            </th>
            <th scope="col" className="py-2 ps-3 text-end">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ description, paymentType, amount }, index) => (
            <tr key={index} className="border-b border-line align-top">
              <td className="py-2 pe-3 wrap-anywhere">
                {printed(description)}
                <span className="block text-ink-muted sm:hidden">{typeInWords(paymentType)}</span>
              </td>
              <td className="px-2 py-2 max-sm:hidden">{typeInWords(paymentType)}</td>
              <td className="py-2 ps-3 text-end whitespace-nowrap tabular-nums">
                {printedAmount(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-line-strong text-16 font-semibold">
            <th scope="row" className="py-2 pe-3 text-start">
              {words.total}
            </th>
            <td aria-hidden="true" className="max-sm:hidden" />
            <td className="py-2 ps-3 text-end whitespace-nowrap tabular-nums">
              {printedAmount(total)}
            </td>
          </tr>
          {totalInWords && (
            <tr>
              <td colSpan={3} className="py-2">
                <span className="text-ink-muted">{words.inWords} </span>
                {totalInWords}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
