import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { formatNaira } from "@polyportal/domain/format/naira";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { Setup } from "./setup.ts";

const ChangeFee = lazyPart(async () => (await import("./change-fee.tsx")).ChangeFee);

/** What the fee of each award is called; of most programmes there is one. */
export const awardsOf = ({ slug }: Pick<Setup, "slug">) =>
  definitionOf(slug).awards?.map(({ value, label }) => ({ award: value, label })) ?? [
    { award: "", label: words.columns.fee },
  ];

/** What an application costs, and the way to ask for another fee. */
export function Fees({ setup, mayEnter }: { setup: Setup; mayEnter: boolean }) {
  const [changing, setChanging] = useState(false);
  const amountOf = (award: string) => setup.fees.find((fee) => fee.award === award)?.amount;
  return (
    <section aria-label={words.parts.fees} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-semibold">{words.parts.fees}</h2>
        {mayEnter && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {words.acts.fee}
          </Button>
        )}
      </div>
      <DescriptionList
        columns={3}
        items={awardsOf(setup).map(({ award, label }) => {
          const amount = amountOf(award);
          return { term: label, value: amount === undefined ? words.noFee : formatNaira(amount) };
        })}
      />
      {changing && (
        <Suspense fallback={null}>
          <ChangeFee setup={setup} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}
