import { formatNaira } from "@polyportal/domain/format/naira";
import { Alert } from "@polyportal/ui/alert";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";

/** The money for a bed came when the bed had gone to somebody else. */
export function Credit({ amount }: { amount: number }) {
  return (
    <Alert status="info" title={hostelWords.creditOf(formatNaira(amount))}>
      <p>{hostelWords.creditExplained}</p>
    </Alert>
  );
}
