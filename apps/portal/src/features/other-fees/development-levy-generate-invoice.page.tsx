import { paths } from "@polyportal/domain/routes/paths";
import { PortalPage } from "../../app/portal-page.tsx";
import { GenerateFeeInvoice } from "./generate-fee-invoice.tsx";

/** What the levy of a session comes to, and its invoice. */
export function Page() {
  return (
    <PortalPage
      title="Generate Development Levy Invoice"
      lead="Check the amount before the invoice and its RRR are made."
    >
      <GenerateFeeInvoice purpose="development-levy" overview={paths.developmentLevy} />
    </PortalPage>
  );
}
