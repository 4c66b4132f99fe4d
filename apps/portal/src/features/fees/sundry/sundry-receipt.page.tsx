import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "../receipt-page.tsx";

/** The receipt of what is sold one by one. */
export function Page() {
  return <ReceiptPage title={sundryWords.otherFeesReceipt} purpose="sundry" home={paths.sundry} />;
}
