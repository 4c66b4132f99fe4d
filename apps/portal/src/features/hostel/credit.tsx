import { formatNaira } from "@polyportal/domain/format/naira";
import { Alert } from "@polyportal/ui/alert";

/** The money for a bed came when the bed had gone to somebody else. */
export function Credit({ amount }: { amount: number }) {
  return (
    <Alert tone="info" title={`You have paid ${formatNaira(amount)} for a bed space`}>
      <p>
        The payment came after the hold had ended, when another student had the bed. Choose any bed
        space that costs no more: you need not pay again.
      </p>
    </Alert>
  );
}
