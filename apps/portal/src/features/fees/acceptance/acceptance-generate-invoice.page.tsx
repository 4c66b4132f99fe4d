import { paths } from "@polyportal/domain/routes/paths";
import { GenerateFeeInvoicePage } from "../generate-fee-invoice.tsx";

/** What acceptance comes to, and its invoice. */
export function Page() {
  return (
    <GenerateFeeInvoicePage
      title="Generate Acceptance Invoice"
      purpose="acceptance"
      overview={paths.acceptance}
    />
  );
}
