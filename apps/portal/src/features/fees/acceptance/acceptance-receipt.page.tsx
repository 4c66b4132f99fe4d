import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "../receipt-page.tsx";

/** The receipt of the acceptance fee. */
export function Page() {
  return (
    <ReceiptPage title="Acceptance Fee Receipt" purpose="acceptance" home={paths.acceptance} />
  );
}
