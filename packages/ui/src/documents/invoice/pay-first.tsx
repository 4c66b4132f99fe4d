import { Money } from "../../components/money/money.tsx";
import { Reference } from "../../components/reference/reference.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../words/words.ts";
import { invoiceWords } from "./invoice.words.ts";

type Props = {
  /** In naira. */
  amount: number | null | undefined;
  rrr: string | null | undefined;
  /** The last day to pay, as it is read; left out where there is none. */
  lastDay: string | undefined;
};

/** What whoever pays needs, before anything else: how much, by which reference, until when. */
export function PayFirst({ amount, rrr, lastDay }: Props) {
  const words = useWords("invoice", invoiceWords);
  return (
    <dl className="relative grid gap-x-8 gap-y-3 rounded bg-paper-sunken p-4 sm:flex sm:flex-wrap sm:*:grow print:grid print:grid-cols-[auto_auto_auto] print:border print:border-line print:p-3">
      <Fact term={words.amount}>
        <Money amount={amount} className="text-22 font-semibold whitespace-normal" />
      </Fact>
      <Fact term={words.rrr}>
        <Reference label={words.rrr} value={rrr} className="text-22" />
      </Fact>
      {lastDay && (
        <Fact term={words.lastDay}>
          <span className="text-22 font-semibold">{lastDay}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
