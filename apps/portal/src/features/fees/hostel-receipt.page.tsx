import { paths } from "@polyportal/domain/routes/paths";
import { ReceiptPage } from "./receipt-page.tsx";

/** The receipt of a bed. */
export function Page() {
  return <ReceiptPage title="Hostel Receipt" purpose="hostel" home={paths.hostel} />;
}
