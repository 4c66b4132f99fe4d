import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "../receipt-page.tsx";

/** The receipt of the acceptance fee. */
export function Page() {
  return (
    <ReceiptPage
      title={acceptanceWords.acceptanceFeeReceipt}
      purpose="acceptance"
      home={paths.acceptance}
    />
  );
}
