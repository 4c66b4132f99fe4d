import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "../receipt-page.tsx";

/** The receipt of what is sold one by one. */
export function Page() {
  return <ReceiptPage title="Other Fees Receipt" purpose="sundry" home={paths.sundry} />;
}
