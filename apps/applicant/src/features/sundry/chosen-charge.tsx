import type { PublicCharge } from "@polyportal/api-client/contract/sundry-public";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { isOpen } from "@polyportal/domain/sundry/charges";
import { AmountField } from "@polyportal/ui/amount-field";
import { Button } from "@polyportal/ui/button";
import { LockedField } from "@polyportal/ui/locked-field";

type Props = { charge: PublicCharge; index: number; onRemove: () => void };

/** A charge on the invoice to be: its amount, which is asked where there is a range. */
export function ChosenCharge({ charge, index, onRemove }: Props) {
  const { name, least, most } = charge;
  const costs = words.costs(least, most);
  return (
    <div className="flex flex-wrap items-end gap-4 border-b border-line pb-4">
      <div className="min-w-[min(12rem,100%)] flex-1">
        {isOpen(charge) ? (
          <AmountField
            name={`charges.${index}.amount`}
            label={words.amountOf(name)}
            hint={costs}
            required
          />
        ) : (
          <LockedField label={words.amountOf(name)} value={costs} />
        )}
      </div>
      <Button variant="secondary" onClick={onRemove}>
        {words.remove}
        <span className="sr-only"> {words.removed(name)}</span>
      </Button>
    </div>
  );
}
