import { paths } from "@polyportal/domain/routes/paths";
import { PortalPage } from "../../app/portal-page.tsx";
import { Concerned } from "./concerned.tsx";
import { GenerateFeeInvoice } from "./generate-fee-invoice.tsx";

const title = "Generate Change of Degree Invoice";

/** What changing the degree comes to, and its invoice. */
export function Page() {
  return (
    <Concerned purpose="change-of-degree" title={title}>
      <PortalPage title={title} lead="Check the amount before the invoice and its RRR are made.">
        <GenerateFeeInvoice purpose="change-of-degree" overview={paths.changeOfDegree} />
      </PortalPage>
    </Concerned>
  );
}
