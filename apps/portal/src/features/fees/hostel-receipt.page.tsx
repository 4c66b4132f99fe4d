import { feesWords } from "@polyportal/domain/messages/fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "./receipt-page.tsx";

/** The receipt of a bed. */
export function Page() {
  return <ReceiptPage title={feesWords.hostelReceipt} purpose="hostel" home={paths.hostel} />;
}
