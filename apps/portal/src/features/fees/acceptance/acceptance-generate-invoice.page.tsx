import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths } from "@polyportal/domain/routes/paths";
import { GenerateFeeInvoicePage } from "../generate-fee-invoice.tsx";

/** What acceptance comes to, and its invoice. */
export function Page() {
  return (
    <GenerateFeeInvoicePage
      title={acceptanceWords.generateAcceptanceInvoice}
      purpose="acceptance"
      overview={paths.acceptance}
    />
  );
}
